/** @module One task: what goes in, what comes out, how it is done and measured, and with what. */
import type { DemoEntry, Modality, Recommendation, Subtask } from '@loadout/catalogue';
import { modalities } from '@loadout/catalogue';
import { NotFoundError, type Services } from '@loadout/server';
import { redirect } from 'react-router';
import { type DemoAsset, demoAsset } from '../lib/demo-assets.server.ts';
import { datasetPath, libraryPath, modelPath, spacePath, taskPath } from '../lib/links.ts';
import { bullets, escapeMarkdown, link, markdownDocument } from '../lib/markdown.server.ts';
import { aboutMarkdown, type AboutPart, aboutParts } from '../markdown/about.server.ts';
import type { Page } from './page.server.ts';

/** A demo entry with its file, where it has one. */
export type ShownDemo = DemoEntry & { readonly asset?: DemoAsset };

export interface TaskData {
  readonly id: string;
  readonly label: string;
  readonly modality: Modality;
  readonly modalityLabel: string;
  readonly summary: string;
  readonly inputs: readonly ShownDemo[];
  readonly outputs: readonly ShownDemo[];
  readonly about: readonly AboutPart[];
  readonly models: readonly Recommendation[];
  readonly datasets: readonly Recommendation[];
  readonly spaces: readonly Recommendation[];
  readonly metrics: readonly Recommendation[];
  readonly modelCount: number;
  readonly libraries: readonly {
    readonly key: string;
    readonly label: string;
    readonly hasSnippets: boolean;
  }[];
  readonly related: readonly { readonly id: string; readonly label: string }[];
  readonly subtasks: readonly Subtask[];
  readonly youtubeId: string | undefined;
  readonly source: string;
}

export const taskPage: Page<TaskData> = {
  async load({ services, params }) {
    const id = params.id ?? '';
    const task = services.task(id);
    if (!task) throw new NotFoundError('task', id, await services.nearest('task', id, 6));
    if (task.canonicalId !== undefined) throw redirect(taskPath(task.canonicalId), 301);
    const [aboutText, { total }] = await Promise.all([
      services.taskAbout(id),
      services.search('model', { task: [id], limit: 1, facets: [] }),
    ]);
    const shown = async (entry: DemoEntry): Promise<ShownDemo> => {
      const asset = 'filename' in entry ? await demoAsset(id, entry.filename) : undefined;
      return asset ? { ...entry, asset } : entry;
    };
    return {
      id,
      label: task.label,
      modality: task.modality,
      modalityLabel: modalities[task.modality],
      summary: task.summary,
      inputs: await Promise.all(task.demo.inputs.map(shown)),
      outputs: await Promise.all(task.demo.outputs.map(shown)),
      about: aboutText === undefined ? [] : await aboutParts(services, aboutText, id),
      models: task.models,
      datasets: task.datasets,
      spaces: task.spaces,
      metrics: task.metrics,
      modelCount: total,
      libraries: task.libraries.map((key) => libraryLink(services, key)),
      related: task.related.map((other) => ({ id: other, label: services.task(other)?.label ?? other })),
      subtasks: task.subtasks,
      youtubeId: task.youtubeId,
      source: `${services.settings.sourceUrl}/packages/catalogue/src/tasks/${id}`,
    };
  },

  markdown: (task) =>
    markdownDocument(
      `# ${escapeMarkdown(task.label)}`,
      escapeMarkdown(task.summary),
      aboutMarkdown(task.about),
      recommended('Models', task.models, modelPath),
      recommended('Datasets', task.datasets, datasetPath),
      recommended('Spaces', task.spaces, spacePath),
      recommended('Metrics', task.metrics),
      task.libraries.length > 0 && '## Libraries',
      bullets(task.libraries.map(({ key, label }) => link(label, `${libraryPath(key)}.md`))),
    ),

  json: (task) => ({ ...task, about: aboutMarkdown(task.about) }),
};

function libraryLink(services: Services, key: string): TaskData['libraries'][number] {
  const library = services.library(key);
  return { key, label: library?.prettyLabel ?? key, hasSnippets: library?.hasSnippets ?? false };
}

function recommended(
  title: string,
  entries: readonly Recommendation[],
  path?: (id: string) => string,
): string {
  if (entries.length === 0) return '';
  const name = (id: string): string => (path ? link(id, `${path(id)}.md`) : escapeMarkdown(id));
  return `## ${title}\n\n${bullets(entries.map(({ id, description }) => `${name(id)}: ${escapeMarkdown(description)}`))}`;
}
