/** @module Generates the panel in the browser: the catalogue's modules are loaded when a record needs them. */
import {
  CatalogueError,
  libraryOutline,
  type LibraryOutline,
  loadDatasetCatalogue,
  loadLibrarySnippets,
  loadSpaceCatalogue,
  type Platform,
  readModel,
} from '@loadout/catalogue/browser';
import type { Managers } from '@loadout/catalogue/render';
import {
  firstWithCode,
  ggufOptions,
  type PanelAnswer,
  type PanelView,
  panelView,
  readManagers,
} from '@loadout/react';
import { blockView } from '../../lib/code/block-view.ts';
import { libraryPath } from '../../lib/links/links.ts';
import { loadEvidence } from './load-evidence.ts';
import type { JsonRecord } from './record.ts';
import { platformOf, type PlaygroundState } from './state.ts';
import { panelWords } from './words.ts';

/** What the server chose for this visitor. */
export interface EngineDefaults {
  readonly platform: Platform;
  readonly managers: Managers;
  /** Preferred where the record has it. */
  readonly choice: string | undefined;
}

type Options = NonNullable<Parameters<typeof loadLibrarySnippets>[1]>;

/** Throws a `CatalogueError` where a field of the platform is not valid. */
export async function generatePanel(
  { kind, parameters }: Pick<PlaygroundState, 'kind' | 'parameters'>,
  record: JsonRecord,
  defaults: EngineDefaults,
): Promise<PanelView | undefined> {
  const { revision } = parameters;
  const gguf = kind === 'model' ? ggufOptions(readModel(record).model) : [];
  const file = gguf.find(({ value }) => value === parameters['quantization']);
  const files = gguf.map(({ value, label }) => ({ key: value, label, chosen: value === file?.value }));
  const words = panelWords[kind];
  const requested = parameters[words.parameter];
  const answers = await answersOf[kind](record, requested, {
    platform: { ...defaults.platform, ...platformOf(parameters) },
    ...(revision !== undefined && { revision }),
    ...(file?.option.quantization !== undefined && { quantization: file.option.quantization }),
    ...(file?.option.file !== undefined && { file: file.option.file }),
  });
  const chosen =
    answers.find(({ key }) => key === requested) ??
    answers.find(({ key, snippets }) => key === defaults.choice && snippets.length > 0) ??
    firstWithCode(answers);
  if (chosen === undefined) return undefined;
  const managers = { ...defaults.managers, ...readManagers([parameters['manager']]) };
  const evidence = await loadEvidence();
  const verified = evidence[kind === 'model' ? chosen.key : `${kind}s/${chosen.key}`];
  return panelView({
    words,
    answers,
    chosen,
    revision: revision ?? '',
    files,
    block: (snippet) => blockView(snippet, managers, verified?.[snippet.code.language]),
  });
}

type Answers = (
  record: JsonRecord,
  requested: string | undefined,
  options: Options,
) => Promise<readonly PanelAnswer[]>;

const outlines: Readonly<Record<string, LibraryOutline>> = libraryOutline;

const answersOf: Readonly<Record<PlaygroundState['kind'], Answers>> = {
  async model(record, requested, options) {
    const fitting = await loadLibrarySnippets(record, options);
    const more =
      requested !== undefined &&
      Object.hasOwn(outlines, requested) &&
      !fitting.some(({ library }) => library === requested)
        ? await loadLibrarySnippets(record, { ...options, library: requested })
        : [];
    return [...fitting, ...more].map(({ library, ...answer }) =>
      Object.assign(answer, {
        key: library,
        label: outlines[library]?.prettyLabel ?? library,
        docsUrl: outlines[library]?.docsUrl,
        aboutHref: Object.hasOwn(outlines, library) ? libraryPath(library) : undefined,
      }),
    );
  },

  async dataset(record, _asked, options) {
    const { datasetLibraries, datasetSnippets } = await loadDatasetCatalogue();
    const facts: Readonly<Record<string, { readonly prettyLabel: string; readonly docsUrl?: string }>> =
      datasetLibraries;
    return datasetSnippets(record, options).map(({ library, ...answer }) =>
      Object.assign(answer, {
        key: library,
        label: facts[library]?.prettyLabel ?? library,
        docsUrl: facts[library]?.docsUrl,
      }),
    );
  },

  async space(record, _asked, options) {
    const { spaceClients, spaceSnippets } = await loadSpaceCatalogue();
    const facts: Readonly<Record<string, { readonly docsUrl: string }>> = spaceClients;
    return spaceSnippets(record, options).map(({ client, ...answer }) =>
      Object.assign(answer, {
        key: client,
        docsUrl: facts[client]?.docsUrl,
      }),
    );
  },
};

/** The message of an option that is not valid; other errors are faults of ours. */
export function messageOf(error: unknown): string {
  if (CatalogueError.is(error)) return error.message;
  throw error;
}
