/** @module Shows how to load a model, with the library that fits best or with all of them. */
import type { ModelRecord } from '@loadout/catalogue';
import { librarySnippetsJson, type Services } from '@loadout/server';
import type { Terminal } from '../terminal.ts';
import { showAnswers } from './answers.ts';
import type { ShowOptions } from './show-options.ts';

export async function showLibrarySnippets(
  services: Services,
  model: ModelRecord,
  options: ShowOptions,
  terminal: Terminal,
): Promise<void> {
  const { library, revision, quantization } = options;
  const found = await services.snippets({ model, library, options: { revision, quantization } });
  showAnswers({ found, nameOf: (answer) => answer.library, toJson: librarySnippetsJson }, options, terminal);
}
