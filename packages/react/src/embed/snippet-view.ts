/** @module The view of a model's snippets, generated where the panel is rendered. */
import type { Library, SnippetOptions } from '@loadout/catalogue';
import { loadSnippets } from '@loadout/catalogue/browser';
import { highlightLazily } from '@loadout/catalogue/render';
import { blockView } from '../block-view.ts';
import { readManagers } from '../managers.ts';
import { firstWithCode, modelWords, type PanelAnswer, panelView } from '../panel-view.ts';
import type { Choice, PanelView } from '../views.ts';
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

interface Files {
  readonly files: readonly Choice[];
  readonly option: { readonly quantization?: string; readonly file?: string };
}

/** The quantizations are loaded only for a repository with GGUF files. */
async function filesOf(record: ModelInput, wanted: string | null): Promise<Files> {
  if (!JSON.stringify(record['siblings'] ?? '').includes('.gguf')) return { files: [], option: {} };
  const [{ ggufOptions }, { readModel }] = await Promise.all([
    import('../gguf-options.ts'),
    import('@loadout/catalogue/records'),
  ]);
  const options = ggufOptions(readModel(record).model);
  const chosen = options.find(({ value }) => value === wanted);
  return {
    files: options.map(({ value, label }) => ({ key: value, label, chosen: value === wanted })),
    option: chosen?.option ?? {},
  };
}
