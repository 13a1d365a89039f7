/** @module The view of a model's snippets, generated where the panel is rendered. */
import type { Library, SnippetOptions } from '@loadout/catalogue';
import { loadSnippets } from '@loadout/catalogue/panels';
import { highlightLazily } from '@loadout/catalogue/render';
import { blockView } from '../block-view.ts';
import { readManagers } from '../managers.ts';
import { firstWithCode, modelWords, type PanelAnswer, panelView } from '../panel-view.ts';
import type { PanelView } from '../views.ts';
import type { Files } from './gguf-files.ts';
import { type ModelInput, type PanelSource, recordOf } from './source.ts';

export interface SnippetSource extends PanelSource {
  /**
   * Show this library only, even where it does not fit: its key, or the library itself, imported from
   * `@loadout/catalogue/libraries/…` or `…/split/…`. Then it is bundled with the page, and no other library is loaded.
   * Pass the same object on every render: another one is another library.
   */
  readonly library?: string | Library | undefined;
}

export async function loadSnippetView(
  source: SnippetSource,
  choices: URLSearchParams,
): Promise<PanelView | undefined> {
  const record = await recordOf(source);
  const revision = choices.get('revision') ?? '';
  const { files, option } = await filesOf(record, choices.get('quantization'));
  const options = { ...(revision !== '' && { revision }), ...option };
  const named =
    typeof source.library === 'object'
      ? [await answerOf(source.library, record, options)]
      : await (await import('./load-answers.ts')).loadAnswers(record, source.library, options);
  const chosen = named.find(({ key }) => key === choices.get('library')) ?? firstWithCode(named);
  const managers = readManagers([choices.get('manager') ?? undefined]);
  return (
    chosen &&
    panelView({
      words: modelWords,
      answers: named,
      chosen,
      revision,
      files,
      block: (snippet) => blockView(snippet, managers, highlightLazily),
    })
  );
}

async function answerOf(library: Library, record: ModelInput, options: SnippetOptions): Promise<PanelAnswer> {
  const { prettyLabel: label, docsUrl } = library;
  return Object.assign(await loadSnippets(library, record, options), {
    key: label,
    label,
    docsUrl,
    reason: 'Selected by the page.',
  });
}

/**
 * One import of a module of ours: where a page has the imported module already, as it does those of the catalogue,
 * Rolldown keeps all that its exports reach.
 */
async function filesOf(record: ModelInput, wanted: string | null): Promise<Files> {
  if (!JSON.stringify(record['siblings'] ?? '').includes('.gguf')) return { files: [], option: {} };
  return (await import('./gguf-files.ts')).ggufChoices(record, wanted);
}
