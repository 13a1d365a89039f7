/** @module One model: its facts, the code that loads it, its files, what it comes from. */
import { capacityOf, defaultContextLength, machineLabel, modelFit } from '@loadout/catalogue';
import {
  type AppsView,
  type GgufOption,
  ggufOptions,
  type InferenceView,
  type PanelView,
} from '@loadout/react';
import type { CardView, HubRecord } from '@loadout/server';
import { redirect } from 'react-router';
import { fileChoices } from './apps/file-choices.server.ts';
import { loadApps } from './apps/panel.server.ts';
import { type DownloadRuleView, downloadRuleView } from './download-rule.server.ts';
import { modelFacts } from './facts.ts';
import { bestFit } from './best-fit.server.ts';
import { type LineageView, lineageView } from './lineage.server.ts';
import { modelMarkdown } from './markdown.server.ts';
import { sectionsOf } from './sections.server.ts';
import { weighed } from './weighed.server.ts';
import { contextChoices, readContext } from '../../lib/hardware/fit-view.server.ts';
import { rememberedMachine } from '../../lib/hardware/machine.server.ts';
import { rowMemory } from '../../lib/hardware/row-memory.server.ts';
import { cardJson } from '../../features/card/card.server.ts';
import { loadInference } from '../../features/inference/panel.server.ts';
import { type DerivedView, derivedView } from '../../features/repository/derived.ts';
import { distinctTags } from '../../features/repository/distinct-tags.ts';
import type { FactView } from '../../features/repository/facts.ts';
import { type RepositoryFiles, repositoryFiles } from '../../features/repository/files-view.server.ts';
import { type FreshnessView, freshnessView } from '../../features/repository/freshness.server.ts';
import type { UpstreamView } from '../../features/repository/upstream-notice.tsx';
import { upstreamView } from '../../features/repository/upstream.server.ts';
import { loadPanel } from '../../features/snippets/panel.server.ts';
import { plainBlock } from '../../lib/code/block.server.ts';
import { notebookService } from '../../lib/code/notebooks.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { humanLanguage } from '../../lib/format/languages.ts';
import { asList } from '../../lib/format/lists.ts';
import { modelPath } from '../../lib/links/links.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { idOf } from '../../lib/records/id.ts';
import { missing } from '../../lib/records/missing.server.ts';
import { sentenceOf } from '../../lib/records/sentence.server.ts';
import { type RepositorySummary, summaryOf } from '../../lib/records/summary.ts';
import type { SectionLink } from '../../ui/section-nav.tsx';

export interface ModelData {
  readonly summary: RepositorySummary;
  /** One sentence about it. */
  readonly sentence: string | undefined;
  readonly facts: readonly FactView[];
  readonly languages: readonly string[];
  /** Those that say something the page does not show elsewhere. */
  readonly tags: readonly string[];
  readonly panel: PanelView | undefined;
  readonly apps: AppsView | undefined;
  readonly inference: InferenceView | undefined;
  readonly files: RepositoryFiles;
  readonly rule: DownloadRuleView;
  readonly lineage: LineageView;
  readonly card: CardView | undefined;
  readonly sections: readonly SectionLink[];
  readonly upstream: UpstreamView | undefined;
  /** The repository on its hub. */
  readonly hub: { readonly name: string; readonly href: string };
  readonly freshness: FreshnessView | undefined;
  readonly derived: DerivedView;
  readonly address: string;
  readonly cookies: readonly string[];
  readonly record: HubRecord;
  readonly options: readonly GgufOption[];
}

export const page: Page<ModelData> = {
  async load({ services, params, url, request, now }) {
    const id = idOf(params);
    const record = await services.record('model', id);
    if (!record) throw await missing(services, 'model', id);
    if (record.id !== id) throw redirect(modelPath(record.id) + url.search, 301);
    const parameters = url.searchParams;
    const options = ggufOptions(record);
    const choices = readChoices(request, parameters, options);
    const machine = rememberedMachine(request);
    const contextLength = readContext(parameters) ?? defaultContextLength;
    const model = weighed(record);
    const fit = machine && modelFit(model, machine, { contextLength });
    const gguf = fileChoices(record, options, choices.options, { contextLength, fit });
    const languages = asList(record.cardData?.language);
    const summary = summaryOf(record, services);
    // Of a file in several quantizations nobody needs all: the command fetches the one that the snippets load.
    const loaded = gguf.length > 1 ? gguf.find(({ chosen }) => chosen)?.key : choices.quantization;
    const chosen = options.find(({ value }) => value === loaded);
    const [panel, apps, inference, lineage, card, files, freshness, history] = await Promise.all([
      loadPanel(services, record, request, parameters, choices, gguf),
      loadApps(services, record, request, parameters, choices, {
        files: gguf,
        ...(machine && { machine: { label: machineLabel(machine), memory: capacityOf(machine).total } }),
        contexts: gguf.some(({ memory }) => memory)
          ? contextChoices(contextLength, record.gguf?.context_length)
          : [],
      }),
      loadInference(services, record, request, parameters, choices.managers),
      lineageView(services, record),
      services.card('model', record),
      repositoryFiles(services.platform, {
        kind: 'model',
        id,
        siblings: record.siblings,
        revision: choices.options.revision,
        ...(chosen && { only: chosen.entry.files }),
      }),
      freshnessView(services, 'model', id, now),
      services.history('model', id),
    ]);
    return {
      summary,
      sentence: sentenceOf('model', record),
      facts: modelFacts(model, summary, gguf, {
        memory: rowMemory(model, machine, contextLength)?.total,
        fit: fit && machine && bestFit(fit, machine),
        history,
      }),
      languages: languages.map(humanLanguage),
      tags: distinctTags(record.tags ?? [], {
        task: record.pipeline_tag,
        library: record.library_name,
        languages,
      }),
      panel: panel.view && { ...panel.view, ...notebookService(services, url) },
      apps: apps.view,
      inference: inference.view,
      files,
      rule: downloadRuleView(services, record),
      lineage,
      freshness,
      derived: derivedView(record),
      card,
      sections: sectionsOf({
        panel: panel.view,
        apps: apps.view,
        inference: inference.view,
        files,
        lineage,
        card,
      }),
      upstream: upstreamView('model', record, services.platform.name),
      hub: { name: services.platform.name, href: `${services.platform.hubUrl}/${id}` },
      address: url.pathname + url.search,
      cookies: [...choices.cookies, ...panel.cookies, ...apps.cookies, ...inference.cookies],
      record,
      options,
    };
  },

  markdown: modelMarkdown,

  json: ({ record, summary, panel, apps, inference, rule, options, lineage, card }) => ({
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
    card: cardJson(card),
    rule: { text: rule.text, sentence: rule.sentence, library: rule.library },
    quantizations: options.map(quantizationRow),
    record,
  }),
};

const quantizationRow = ({ entry }: GgufOption) => ({
  label: entry.quantization?.label ?? 'not named',
  bits: entry.bitsPerWeight,
  file: entry.files[0] ?? entry.name,
  parts: entry.files.length,
  size: entry.size,
  sizeIsEstimate: entry.sizeIsEstimate,
  memory: entry.memory,
});
