/** @module One task: what goes in, what comes out, how it is done and measured, and with what. */
import type { InferenceView, PanelView } from '@loadout/react';
import type { DemoEntry, Modality, Recommendation, Subtask, Term } from '@loadout/catalogue';
import { canonicalTaskId, modalities } from '@loadout/catalogue';
import { NotFoundError, type Services } from '@loadout/server';
import { redirect } from 'react-router';
import { demoAsset, type ShownDemo } from '../../features/demo/demo-assets.server.ts';
import { taskPath } from '../../lib/links/links.ts';
import { aboutMarkdown, type AboutPart, aboutParts, aboutWords } from './about/about.server.ts';
import { metricName } from './metric-names.ts';
import { taskMarkdown } from './markdown.server.ts';
import { quickStart } from './quick-start.server.ts';
import { type PayloadView, payloadsOf } from './payloads/payloads.server.ts';
import { modelCounts } from '../../lib/records/counts.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { plainBlock } from '../../lib/code/block.server.ts';
import { exampleModel } from '../../features/inference/example.server.ts';
import { loadInference } from '../../features/inference/panel.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

/** With its name, and what an abbreviation is short for. */
type NamedMetric = Recommendation & { readonly name: string; readonly meaning?: string };

export interface TaskData {
  readonly id: string;
  readonly label: string;
  readonly modality: Modality;
  readonly modalityLabel: string;
  readonly summary: string;
  readonly inputs: readonly ShownDemo[];
  readonly outputs: readonly ShownDemo[];
  readonly about: readonly AboutPart[];
  /** Glossary terms that the text uses. */
  readonly words: readonly Term[];
  readonly models: readonly Recommendation[];
  readonly datasets: readonly Recommendation[];
  readonly spaces: readonly Recommendation[];
  readonly metrics: readonly NamedMetric[];
  readonly modelCount: number;
  /** The one with most models first. */
  readonly libraries: readonly {
    readonly key: string;
    readonly label: string;
    readonly hasSnippets: boolean;
  }[];
  /** The broader task this one is a kind of. */
  readonly broader: { readonly id: string; readonly label: string } | undefined;
  readonly related: readonly { readonly id: string; readonly label: string }[];
  readonly subtasks: readonly Subtask[];
  readonly youtubeId: string | undefined;
  readonly payloads: readonly PayloadView[];
  /** Code by library. */
  readonly panel: PanelView | undefined;
  /** The call through hosted inference, for a model people know for the task. */
  readonly inference: { readonly model: string; readonly view: InferenceView } | undefined;
  readonly source: string;
  readonly address: string;
  readonly cookies: readonly string[];
}

export const page: Page<TaskData> = {
  async load({ services, params, url, request }) {
    const id = params.id ?? '';
    const task = services.task(id);
    const canonical = task ? undefined : canonicalTaskId(id);
    if (canonical !== undefined) throw redirect(taskPath(canonical), 301);
    if (!task) throw new NotFoundError('task', id, await services.nearest('task', id, 6));
    // A task without its own page redirects to the task that replaces it.
    if (task.canonicalId !== undefined && task.isPlaceholder) throw redirect(taskPath(task.canonicalId), 301);
    const example = exampleModel(services, id);
    const choices = readChoices(request, url.searchParams);
    const counts = await modelCounts(services, 'library');
    const libraries = task.libraries.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    const [aboutText, { total }, panel, code] = await Promise.all([
      services.taskAbout(id),
      services.search('model', { task: [id], limit: 1, facets: [] }),
      loadInference(services, example, request, url.searchParams, choices.managers),
      quickStart(services, id, libraries, request, url.searchParams, choices),
    ]);
    const shown = async (entry: DemoEntry): Promise<ShownDemo> => {
      if (!('filename' in entry)) return entry;
      const asset = await demoAsset(id, entry.filename);
      const stillAsset =
        'still' in entry && entry.still !== undefined ? await demoAsset(id, entry.still) : undefined;
      return { ...entry, ...(asset && { asset }), ...(stillAsset && { stillAsset }) };
    };
    return {
      id,
      label: task.label,
      modality: task.modality,
      modalityLabel: modalities[task.modality],
      summary: task.summary,
      inputs: await Promise.all(task.demo.inputs.map(shown)),
      outputs: await Promise.all(task.demo.outputs.map(shown)),
      about: await aboutParts(services, id),
      words: aboutWords(aboutText ?? ''),
      models: task.models,
      datasets: task.datasets,
      spaces: task.spaces,
      metrics: task.metrics.map((metric) => ({ ...metric, ...metricName(metric.id) })),
      modelCount: total,
      libraries: libraries.map((key) => libraryLink(services, key)),
      broader: task.canonicalId === undefined ? undefined : taskLink(services, task.canonicalId),
      related: task.related.map((other) => taskLink(services, other)),
      subtasks: task.subtasks,
      youtubeId: task.youtubeId,
      payloads: await payloadsOf(id),
      panel: code.view,
      inference: panel.view && { model: example.id, view: panel.view },
      address: url.pathname + url.search,
      cookies: [...choices.cookies, ...panel.cookies, ...code.cookies],
      source: `${services.settings.sourceUrl}/packages/catalogue/src/tasks/entries/${id}`,
    };
  },

  paths: (services) => services.tasks().map(({ id }) => taskPath(id)),

  markdown: taskMarkdown,

  json: ({ inference, payloads, about, panel, address: _address, cookies: _cookies, ...task }) => ({
    ...task,
    about: aboutMarkdown(about),
    snippets: panel?.blocks.map(plainBlock),
    inference: inference?.view.blocks.map(plainBlock)[0],
    payloads: payloads.map(({ title, variants, example }) => ({ title, variants, example: example?.text })),
  }),
};

const taskLink = (services: Services, id: string): { readonly id: string; readonly label: string } => ({
  id,
  label: services.task(id)?.label ?? id,
});

function libraryLink(services: Services, key: string): TaskData['libraries'][number] {
  const library = services.library(key);
  return { key, label: library?.prettyLabel ?? key, hasSnippets: library?.hasSnippets ?? false };
}
