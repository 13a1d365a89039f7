/** @module The snippets of a model, from libraries that are loaded on demand. */
import type { SnippetOptions } from '@loadout/catalogue';
import { loadLibraryFacts, loadLibrarySnippets } from '@loadout/catalogue/panels';
import type { PanelAnswer } from '../panel-view.ts';
import type { ModelInput } from './source.ts';

/** Snippets of the library with this key, or of all that fit if there is no such library. */
export async function loadAnswers(
  record: ModelInput,
  wanted: string | undefined,
  options: SnippetOptions,
): Promise<readonly PanelAnswer[]> {
  const isKnown = wanted !== undefined && (await loadLibraryFacts(wanted)) !== undefined;
  const answers = await loadLibrarySnippets(record, { ...options, ...(isKnown && { library: wanted }) });
  return Promise.all(
    answers.map(async ({ library, ...answer }) => {
      const facts = await loadLibraryFacts(library);
      return Object.assign(answer, {
        key: library,
        label: facts?.prettyLabel ?? library,
        docsUrl: facts?.docsUrl,
      });
    }),
  );
}
