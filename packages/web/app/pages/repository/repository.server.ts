/** @module One dataset or space: the code that uses it, its data sheet, its tags, and the models that name it. */
import { type HubRecord, NotFoundError, type Services } from '@loadout/server';
import { humanLanguage } from '../../lib/format/languages.ts';
import { asList } from '../../lib/format/lists.ts';
import { bullets, escapeMarkdown, link, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import { modelPath } from '../../lib/links/links.ts';
import { type Extent, extentOf } from './extent.ts';
import { idOf } from '../../lib/records/id.ts';
import { type RepositorySummary, summaryOf } from '../../lib/records/summary.ts';
import { plainBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { panelMarkdown } from '../../features/snippets/panel-markdown.server.ts';
import type { PanelView } from '@loadout/react';
import {
  type LoadPanel,
  loadDatasetPanel,
  loadSpacePanel,
} from '../../features/snippets/repository-panel.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

type OtherKind = 'dataset' | 'space';

export interface RepositoryData {
  readonly kind: OtherKind;
  readonly summary: RepositorySummary;
  readonly title: string | undefined;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
  readonly languages: readonly string[];
  readonly sdk: string | undefined;
  readonly extent: Extent;
  readonly tags: readonly string[];
  readonly created: string | undefined;
  readonly hub: { readonly name: string; readonly href: string };
  readonly models: readonly RepositorySummary[];
  readonly modelCount: number;
  readonly modelTag: string;
  readonly panel: PanelView | undefined;
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
  async load({ services, params, url, request }) {
    const id = idOf(params);
    const record = await services.record(kind, id);
    if (!record) throw new NotFoundError(kind, id, await services.nearest(kind, id, 6));
    const modelTag = `${kind}:${id}`;
    const choices = readChoices(request, url.searchParams);
    const [models, panel] = await Promise.all([
      services.search('model', { tag: [modelTag], limit: modelsShown, facets: [] }),
      panelLoaders[kind](services, record, request, url.searchParams, choices),
    ]);
    return {
      kind,
      summary: summaryOf(record, services),
      title: textField(record.cardData, 'title') ?? textField(record.cardData, 'pretty_name'),
      tasks: tasksOf(record, services),
      languages: asList(record.cardData?.language).map(humanLanguage),
      sdk: textField(record, 'sdk'),
      extent: extentOf(record),
      tags: record.tags ?? [],
      created: record.createdAt,
      hub: { name: services.platform.name, href: `${services.platform.hubUrl}/${kind}s/${id}` },
      models: models.items.map((item) => summaryOf(item, services)),
      modelCount: models.total,
      modelTag,
      panel: panel.view,
      address: url.pathname + url.search,
      cookies: [...choices.cookies, ...panel.cookies],
      record,
    };
  },

  markdown: ({ summary, title, tasks, languages, extent, models, panel, hub }) =>
    markdownDocument(
      `# ${escapeMarkdown(summary.id)}`,
      title === undefined ? undefined : escapeMarkdown(title),
      bullets([
        ...tasks.map(({ label }) => `Task: ${escapeMarkdown(label)}`),
        ...(extent.rows === undefined ? [] : [`Rows: ${extent.rows}`]),
        ...(summary.gated ? ['Access: gated'] : []),
        ...(summary.license === undefined ? [] : [`Licence: ${escapeMarkdown(summary.license)}`]),
        ...(languages.length === 0 ? [] : [`Languages: ${escapeMarkdown(languages.join(', '))}`]),
        `Source: ${hub.href}`,
      ]),
      ...panelMarkdown(panel),
      models.length > 0 && '## Models that name it',
      bullets(models.map(({ id }) => link(id, `${modelPath(id)}.md`))),
    ),

  json: ({ record, summary, panel, models, modelCount }) => ({
    summary,
    ...(panel && {
      [panel.words.parameter]: panel.chosen,
      choices: panel.tabs.map(({ key }) => key),
      snippets: panel.blocks.map(plainBlock),
      notice: panel.notice,
    }),
    models,
    modelCount,
    record,
  }),
});

function textField(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' && found !== '' ? found : undefined;
}

const categoryTag = 'task_categories:';

function tasksOf(record: HubRecord, services: Services): RepositoryData['tasks'] {
  const ids = (record.tags ?? [])
    .filter((tag) => tag.startsWith(categoryTag))
    .map((tag) => tag.slice(categoryTag.length));
  return ids.map((id) => ({ id, label: services.task(id)?.label ?? id }));
}
