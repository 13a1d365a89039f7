/** @module One dataset or space: the code that uses it, its data sheet, its tags, and the models that name it. */
import { type DatasetPreview, readDataset } from '@loadout/catalogue';
import { type CardView, type HubRecord, recommendationOf, type Services } from '@loadout/server';
import { redirect } from 'react-router';
import type { PanelView } from '@loadout/react';
import { cardJson, cardMarkdown } from '../../features/card/card.server.ts';
import { type DerivedView, derivedView } from '../../features/repository/derived.ts';
import { distinctTags } from '../../features/repository/distinct-tags.ts';
import type { FactView } from '../../features/repository/facts.ts';
import { fileLines } from '../../features/repository/file-lines.server.ts';
import { type RepositoryFiles, repositoryFiles } from '../../features/repository/files-view.server.ts';
import { type FreshnessView, freshnessView } from '../../features/repository/freshness.server.ts';
import type { UpstreamView } from '../../features/repository/upstream-notice.tsx';
import { upstreamView } from '../../features/repository/upstream.server.ts';
import { panelMarkdown } from '../../features/snippets/panel-markdown.server.ts';
import {
  type LoadPanel,
  loadDatasetPanel,
  loadSpacePanel,
} from '../../features/snippets/repository-panel.server.ts';
import { plainBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { humanLanguage } from '../../lib/format/languages.ts';
import { asList } from '../../lib/format/lists.ts';
import { sdkName } from '../../lib/format/sdks.ts';
import { modelPath, pathOf } from '../../lib/links/links.ts';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
} from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { idOf } from '../../lib/records/id.ts';
import { missing } from '../../lib/records/missing.server.ts';
import { sentenceOf } from '../../lib/records/sentence.server.ts';
import { type RepositorySummary, summaryOf } from '../../lib/records/summary.ts';
import { repositoryFacts } from './facts.ts';
import { previewMarkdown } from './preview-markdown.server.ts';

type OtherKind = 'dataset' | 'space';

export interface RepositoryData {
  readonly kind: OtherKind;
  readonly summary: RepositorySummary;
  /** One sentence about it, or its title. */
  readonly sentence: string | undefined;
  readonly facts: readonly FactView[];
  readonly tasks: readonly NonNullable<RepositorySummary['task']>[];
  readonly languages: readonly string[];
  readonly sdk: string | undefined;
  /** Those that say something the page does not show elsewhere. */
  readonly tags: readonly string[];
  readonly files: RepositoryFiles;
  readonly hub: { readonly name: string; readonly href: string };
  readonly models: readonly RepositorySummary[];
  readonly modelCount: number;
  readonly modelTag: string;
  readonly panel: PanelView | undefined;
  readonly freshness: FreshnessView | undefined;
  readonly derived: DerivedView;
  /** The first rows of a dataset. */
  readonly preview: DatasetPreview | undefined;
  readonly card: CardView | undefined;
  readonly upstream: UpstreamView | undefined;
  readonly address: string;
  readonly cookies: readonly string[];
  readonly record: HubRecord;
}

const modelsShown = 6;

const panelLoaders: Readonly<Record<OtherKind, LoadPanel>> = {
  dataset: loadDatasetPanel,
  space: loadSpacePanel,
};

export const repositoryPage = (kind: OtherKind): Page<RepositoryData> => ({
  async load({ services, params, url, request, now }) {
    const id = idOf(params);
    const record = await services.record(kind, id);
    if (!record) throw await missing(services, kind, id);
    if (record.id !== id) throw redirect(pathOf[kind](record.id) + url.search, 301);
    const modelTag = `${kind}:${id}`;
    const choices = readChoices(request, url.searchParams);
    const [models, panel, card, files, freshness, history] = await Promise.all([
      services.search('model', { tag: [modelTag], limit: modelsShown, facets: [] }),
      panelLoaders[kind](services, record, request, url.searchParams, choices),
      services.card(kind, record),
      repositoryFiles(services.platform, {
        kind,
        id,
        siblings: record.siblings,
        revision: choices.options.revision,
      }),
      freshnessView(services, kind, id, now),
      services.history(kind, id),
    ]);
    const languages = languagesOf(record);
    const sdk = textField(record, 'sdk');
    const summary = summaryOf(record, services);
    return {
      kind,
      summary,
      sentence: sentenceOf(kind, record) ?? titleOf(record, summary.name),
      facts: repositoryFacts(kind, record, summary, history),
      tasks: tasksOf(kind, record, services),
      languages: languages.map(humanLanguage),
      sdk: sdk === undefined ? undefined : sdkName(sdk),
      tags: distinctTags(record.tags ?? [], { languages, library: sdk }),
      files,
      hub: { name: services.platform.name, href: `${services.platform.hubUrl}/${kind}s/${id}` },
      models: models.items.map((item) => summaryOf(item, services)),
      modelCount: models.total,
      modelTag,
      panel: panel.view,
      freshness,
      derived: derivedView(record),
      preview: kind === 'dataset' ? readDataset(record).dataset.preview : undefined,
      card,
      upstream: upstreamView(kind, record, services.platform.name),
      address: url.pathname + url.search,
      cookies: [...choices.cookies, ...panel.cookies],
      record,
    };
  },

  markdown: ({ summary, sentence, facts, tasks, languages, models, panel, preview, files, hub, ...rest }) =>
    markdownDocument(
      `# ${escapeMarkdown(summary.id)}`,
      sentence === undefined ? undefined : escapeMarkdown(sentence),
      rest.upstream && escapeMarkdown(rest.upstream.text),
      bullets([
        ...tasks.map(({ label }) => `Task: ${escapeMarkdown(label)}`),
        ...facts.map(({ label, value }) => escapeMarkdown(`${label}: ${value}`)),
        ...(summary.gated ? ['Access: gated'] : []),
        ...(languages.length === 0 ? [] : [`Languages: ${escapeMarkdown(languages.join(', '))}`]),
        `Source: ${hub.href}`,
      ]),
      ...panelMarkdown(panel),
      ...previewMarkdown(preview),
      ...(files.tree.files === 0
        ? []
        : ['## Files', bullets(fileLines(files.tree)), files.download && inlineCode(files.download.text)]),
      models.length > 0 && `## Models using this ${kind}`,
      bullets(models.map(({ id }) => link(id, `${modelPath(id)}.md`))),
      ...cardMarkdown(rest.card),
    ),

  json: ({ record, summary, panel, models, modelCount, card }) => ({
    summary,
    ...(panel && {
      [panel.words.parameter]: panel.chosen,
      choices: panel.tabs.map(({ key }) => key),
      snippets: panel.blocks.map(plainBlock),
      notice: panel.notice,
    }),
    models,
    modelCount,
    card: cardJson(card),
    record,
  }),
});

function textField(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A title that says more than the name. */
function titleOf({ cardData }: HubRecord, name: string): string | undefined {
  const title = textField(cardData, 'title') ?? textField(cardData, 'pretty_name');
  return title === name ? undefined : title;
}

/** The values of the tags `name:value`. */
function taggedAs(name: string, { tags = [] }: HubRecord): readonly string[] {
  const prefix = `${name}:`;
  return tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}

/** From the tags, as the filter of the list has them, else from the card. */
function languagesOf(record: HubRecord): readonly string[] {
  const tagged = taggedAs('language', record);
  return tagged.length > 0 ? tagged : asList(record.cardData?.language);
}

/** From the tags, else the task whose page recommends it: a space names none. */
function tasksOf(kind: OtherKind, record: HubRecord, services: Services): RepositoryData['tasks'] {
  const tagged = taggedAs('task_categories', record);
  const recommendedFor = recommendationOf(kind, record.id)?.task;
  const ids = tagged.length === 0 && recommendedFor !== undefined ? [recommendedFor] : tagged;
  return ids.map((id) => {
    const task = services.task(id);
    return { id, label: task?.label ?? id, modality: task?.modality ?? 'other', known: task !== undefined };
  });
}
