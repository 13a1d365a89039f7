/** @module Prints how to load a model, with the first matching library or with all. */
import type { ModelRecord } from '@loadout/catalogue';
import { librarySnippetsJson, type LookupServices } from '@loadout/server';
import type { Terminal } from '../terminal.ts';
import { runScript } from './run-script.ts';
import { showSnippets } from './show-snippets.ts';
import type { ShowOptions } from './show-options.ts';

export async function showLibrarySnippets(
  services: LookupServices,
  model: ModelRecord,
  options: ShowOptions,
  terminal: Terminal,
): Promise<number | void> {
  const { library, revision, quantization } = options;
  const found = await services.snippets({ model, library, options: { revision, quantization } });
  if (options.run === true) {
    const code = found.flatMap(({ snippets }) => snippets);
    return runScript(code, model.id, options.out, terminal);
  }
  showSnippets({ found, nameOf: (result) => result.library, toJson: librarySnippetsJson }, options, terminal);
}
