/** @module Snippets for any record. The browser generates them itself; this is the first view, and the page without JavaScript. */
import type { PanelView } from '@loadout/react';
import { CatalogueError } from '@loadout/catalogue';
import type { RecordKind } from '@loadout/catalogue/records';
import { loadPanel } from '../../features/snippets/panel.server.ts';
import {
  loadDatasetPanel,
  type LoadPanel,
  loadSpacePanel,
} from '../../features/snippets/repository-panel.server.ts';
import { blockMarkdown, plainBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { escapeMarkdown, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import { readForm } from '../../lib/page/form.server.ts';
import type { Page, PageInput } from '../../lib/page/page.server.ts';
import type { EngineDefaults } from './engine.ts';
import { type ExampleGroup, exampleGroups, exampleText } from './examples.server.ts';
import { withField } from './fields.ts';
import { type Finding, readRecord } from './read-record.ts';
import { type JsonRecord, readKind, recordText } from './record.ts';
import { platformOf, type PlaygroundState, readParameters } from './state.ts';
import { panelWords } from './words.ts';

/** What a record leads to. */
export interface PlaygroundResult {
  readonly problem: Finding | undefined;
  /** Fields that have the wrong type. */
  readonly ignored: readonly Finding[];
  readonly panel: PanelView | undefined;
}

export interface PlaygroundData {
  readonly state: PlaygroundState;
  readonly result: PlaygroundResult;
  readonly defaults: EngineDefaults;
  readonly examples: readonly ExampleGroup[];
  /** Ids of all tasks and keys of all libraries with snippets, for completion. */
  readonly tasks: readonly string[];
  readonly libraries: readonly string[];
  /** The chosen example. */
  readonly example: string;
  /** Whether the short form is open: the visitor came with an id. */
  readonly describing: boolean;
}

export const page: Page<PlaygroundData> = {
  load: (input) => {
    const { searchParams } = input.url;
    return loaded(input, (name) => searchParams.get(name) ?? undefined, searchParams);
  },

  markdown: ({ result: { problem, ignored, panel } }) =>
    markdownDocument(
      '# Playground',
      ...[...(problem ? [problem] : []), ...ignored].map(
        (finding) => `> ${escapeMarkdown(inWords(finding))}`,
      ),
      panel && `## ${escapeMarkdown(panel.chosen.label)}`,
      ...(panel?.blocks ?? []).map(blockMarkdown),
    ),

  json: ({ result: { problem, ignored, panel } }) => ({
    problem,
    ignored,
    library: panel?.chosen,
    libraries: panel?.tabs.map(({ key }) => key),
    snippets: panel?.blocks.map(plainBlock),
    notice: panel?.notice,
  }),
};

/** The form without JavaScript: the record is in the body, the choices of the panel are in the URL. */
export async function submitted(input: PageInput): Promise<PlaygroundData> {
  const form = await readForm(input.request);
  return loaded(input, (name) => form.get(name) ?? undefined, [...input.url.searchParams, ...form]);
}

async function loaded(
  input: PageInput,
  field: (name: string) => string | undefined,
  parameters: Iterable<readonly [string, unknown]>,
): Promise<PlaygroundData> {
  const { services, url, request } = input;
  const kind = readKind(field('kind'));
  const example = field('record') === undefined ? (field('example') ?? '') : '';
  const text = (example === '' ? undefined : await exampleText(services, example)) ?? recordText(field, kind);
  const state: PlaygroundState = {
    kind,
    text: withField(text, kind, field('add') ?? ''),
    parameters: readParameters(parameters),
  };
  const { managers } = readChoices(request, url.searchParams);
  const result = await resultOf(input, state);
  return {
    state,
    result,
    defaults: { platform: services.platform, managers, choice: result.panel?.chosen.key },
    examples: exampleGroups(services),
    tasks: services.tasks().map(({ id }) => id),
    libraries: services
      .libraries()
      .filter(({ hasSnippets }) => hasSnippets)
      .map(({ key }) => key),
    example,
    describing: field('record') === undefined && (field('id')?.trim() ?? '') !== '',
  };
}

const panelOf: Readonly<Record<RecordKind, LoadPanel>> = {
  model: loadPanel,
  dataset: loadDatasetPanel,
  space: loadSpacePanel,
};

async function resultOf(input: PageInput, state: PlaygroundState): Promise<PlaygroundResult> {
  const read = readRecord(state.text, state.kind);
  if ('problem' in read) return { problem: read.problem, ignored: [], panel: undefined };
  try {
    return { problem: undefined, ignored: read.ignored, panel: await panelFor(input, state, read.record) };
  } catch (error) {
    if (!CatalogueError.is(error)) throw error;
    return { problem: { message: error.message }, ignored: read.ignored, panel: undefined };
  }
}

async function panelFor(
  { services, request, url }: PageInput,
  { kind, parameters }: PlaygroundState,
  record: JsonRecord,
): Promise<PanelView | undefined> {
  const choices = readChoices(request, url.searchParams);
  const options = { ...choices.options, platform: platformOf(parameters) };
  const { view } = await panelOf[kind](services, record, request, url.searchParams, {
    ...choices,
    options,
  });
  return view && { ...view, words: panelWords[kind] };
}

const inWords = ({ message, place }: Finding): string =>
  place ? `Line ${place.line}, column ${place.column}: ${message}` : message;
