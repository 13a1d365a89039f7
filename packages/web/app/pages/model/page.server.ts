/** @module One model: its facts, the code that loads it, its files, what it comes from. */
import type { InferenceView, PanelView } from '@loadout/react';
import { type HubRecord, NotFoundError } from '@loadout/server';
import { type AppsView, loadApps } from './apps/panel.server.ts';
import { loadInference } from '../../features/inference/panel.server.ts';
import { humanLanguage } from '../../lib/format/languages.ts';
import { asList } from '../../lib/format/lists.ts';
import { bullets, escapeMarkdown, link, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import { type FilesView, filesView } from './files.server.ts';
import { idOf } from '../../lib/records/id.ts';
import { type LineageView, lineageView } from './lineage.server.ts';
import { type RepositorySummary, summaryOf } from '../../lib/records/summary.ts';
import { blockMarkdown, plainBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { panelMarkdown } from '../../features/snippets/panel-markdown.server.ts';
import { loadPanel } from '../../features/snippets/panel.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface ModelData {
  readonly summary: RepositorySummary;
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly created: string | undefined;
  readonly contextLength: number | undefined;
  readonly panel: PanelView | undefined;
  readonly apps: AppsView | undefined;
  readonly inference: InferenceView | undefined;
  readonly files: FilesView;
  readonly lineage: LineageView;
  /** The repository on its hub. */
  readonly hub: { readonly name: string; readonly href: string };
  readonly address: string;
  readonly cookies: readonly string[];
  readonly record: HubRecord;
}

export const page: Page<ModelData> = {
  async load({ services, params, url, request }) {
    const id = idOf(params);
    const record = await services.record('model', id);
    if (!record) throw new NotFoundError('model', id, await services.nearest('model', id, 6));
    const parameters = url.searchParams;
    const choices = readChoices(request, parameters, record.siblings);
    const [panel, apps, inference, lineage] = await Promise.all([
      loadPanel(services, record, request, parameters, choices),
      loadApps(services, record, request, parameters, choices),
      loadInference(services, record, request, parameters, choices.managers),
      lineageView(services, record),
    ]);
    return {
      summary: summaryOf(record, services),
      languages: asList(record.cardData?.language).map(humanLanguage),
      tags: record.tags ?? [],
      created: record.createdAt,
      contextLength: record.gguf?.context_length,
      panel: panel.view,
      apps: apps.view,
      inference: inference.view,
      files: filesView(services, record),
      lineage,
      hub: { name: services.platform.name, href: `${services.platform.hubUrl}/${id}` },
      address: url.pathname + url.search,
      cookies: [...choices.cookies, ...panel.cookies, ...apps.cookies, ...inference.cookies],
      record,
    };
  },

  markdown: ({ summary, panel, apps, inference, files, lineage, languages }) =>
    markdownDocument(
      `# ${escapeMarkdown(summary.id)}`,
      bullets(
        [
          summary.task && `Task: ${summary.task.label}`,
          summary.library && `Library: ${summary.library.label}`,
          summary.license !== undefined && `Licence: ${escapeMarkdown(summary.license)}`,
          languages.length > 0 && `Languages: ${escapeMarkdown(languages.join(', '))}`,
          summary.gated && 'Access: gated',
          ...(lineage.generations.at(-1) ?? []).map(({ id }) => `Made from: ${escapeMarkdown(id)}`),
        ].filter((line) => typeof line === 'string'),
      ),
      ...panelMarkdown(panel),
      apps && '## Local apps',
      apps && bullets(apps.links.map(({ label, href }) => link(`Open in ${label}`, href))),
      apps?.chosen && `With ${escapeMarkdown(apps.chosen.label)}:`,
      ...(apps?.chosen?.blocks ?? []).map(blockMarkdown),
      apps &&
        apps.tabs.length > 1 &&
        `Other apps: ${apps.tabs
          .filter((tab) => !tab.chosen)
          .map((tab) => tab.key)
          .join(', ')} (add \`?app=…\`).`,
      ...(inference ? ['## Inference providers', ...inference.blocks.map(blockMarkdown)] : []),
      `## Downloads\n\n${files.rule.sentence}`,
    ),

  json: ({ record, summary, panel, apps, inference, files, lineage }) => ({
    summary,
    library: panel?.chosen,
    libraries: panel?.tabs.map(({ key }) => key),
    snippets: panel?.blocks.map(plainBlock),
    notice: panel?.notice,
    apps: apps && {
      links: apps.links.map(({ key, href }) => ({ key, href })),
      commands: apps.tabs.map(({ key }) => key),
      app: apps.chosen?.key,
      snippets: apps.chosen?.blocks.map(plainBlock),
    },
    inference: inference && {
      providers: inference.providers.map(({ value }) => value),
      otherProviders: inference.otherProviders.map(({ value }) => value),
      snippet: inference.blocks.map(plainBlock)[0],
      snippets: inference.blocks.map(plainBlock),
    },
    lineage,
    rule: files.rule,
    quantizations: files.quantizations,
    record,
  }),
};
