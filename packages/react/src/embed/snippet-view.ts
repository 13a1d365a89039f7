/** @module The snippets of a model as a view, generated where the panel is: each library is loaded when it is needed. */
import { loadLibrary, loadLibrarySnippets } from '@loadout/catalogue/browser';
import { blockView } from '../block-view.ts';
import { highlight } from '../highlight.ts';
import { readManagers } from '../managers.ts';
import { firstWithCode, modelWords, type PanelAnswer, panelView } from '../panel-view.ts';
import type { Choice, PanelView } from '../views.ts';
import { type ModelInput, type PanelSource, recordOf } from './source.ts';

export interface SnippetSource extends PanelSource {
  /** Show this library only, even where it does not fit. Then no other one is loaded. */
  readonly library?: string | undefined;
}

export async function loadSnippetView(
  source: SnippetSource,
  choices: URLSearchParams,
): Promise<PanelView | undefined> {
  const record = await recordOf(source);
  const revision = choices.get('revision') ?? '';
  const { files, option } = await filesOf(record, choices.get('quantization'));
  const alone = await knownLibrary(source.library);
  const answers = await loadLibrarySnippets(record, {
    ...(revision !== '' && { revision }),
    ...option,
    ...(alone !== undefined && { library: alone }),
  });
  const named = await Promise.all(
    answers.map(async ({ library, ...answer }): Promise<PanelAnswer> => {
      const entry = await loadLibrary(library);
      return Object.assign(answer, {
        key: library,
        label: entry?.prettyLabel ?? library,
        docsUrl: entry?.docsUrl,
      });
    }),
  );
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
      block: (snippet) => blockView(snippet, managers, highlight),
    })
  );
}

const knownLibrary = async (key: string | undefined): Promise<string | undefined> =>
  key !== undefined && (await loadLibrary(key)) !== undefined ? key : undefined;

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
