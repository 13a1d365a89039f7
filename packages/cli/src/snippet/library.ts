/** @module Prints how to load a model, with the first matching library or with all. */
import type { ModelRecord } from '@loadout/catalogue';
import { librarySnippetsJson, type Services } from '@loadout/server';
import type { Terminal } from '../terminal.ts';
import { showSnippets } from './show-snippets.ts';
import type { ShowOptions } from './show-options.ts';

export async function showLibrarySnippets(
  services: Services,
  model: ModelRecord,
  options: ShowOptions,
  terminal: Terminal,
): Promise<void> {
  const { library, revision, quantization } = options;
  const found = await services.snippets({ model, library, options: { revision, quantization } });
  showSnippets({ found, nameOf: (result) => result.library, toJson: librarySnippetsJson }, options, terminal);
}
