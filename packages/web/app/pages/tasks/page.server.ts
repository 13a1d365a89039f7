/** @module All tasks, by modality, with how many models and libraries serve each. */
import { modalities, type Modality } from '@loadout/catalogue';
import { modelCounts } from '../../lib/records/counts.server.ts';
import { taskPath } from '../../lib/links/links.ts';
import { escapeMarkdown, link, markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import { matchesWords } from '../../features/search/matches.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface TaskSummary {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly models: number;
  readonly libraries: number;
}

export interface TaskGroup {
  readonly modality: Modality;
  readonly label: string;
  readonly tasks: readonly TaskSummary[];
}

interface TasksData {
  readonly query: string;
  readonly total: number;
  readonly groups: readonly TaskGroup[];
}

const modalityNames: readonly [Modality, string][] = [
  ['multimodal', modalities.multimodal],
  ['nlp', modalities.nlp],
  ['cv', modalities.cv],
  ['audio', modalities.audio],
  ['tabular', modalities.tabular],
  ['rl', modalities.rl],
  ['other', modalities.other],
];

export const page: Page<TasksData> = {
  async load({ services, url }) {
    const query = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
    const counts = await modelCounts(services, 'task');
    const found = services
      .tasks()
      .filter((task) => !task.isPlaceholder)
      .filter((task) => matchesWords(query, task.label, task.id, task.summary));
    const groups = modalityNames
      .map(([modality, label]) => ({
        modality,
        label,
        tasks: found
          .filter((task) => task.modality === modality)
          .map((task) => ({
            id: task.id,
            label: task.label,
            summary: task.summary,
            models: counts.get(task.id) ?? 0,
            libraries: task.libraries.length,
          })),
      }))
      .filter((group) => group.tasks.length > 0);
    return { query, total: found.length, groups };
  },

  markdown: ({ groups }) =>
    markdownDocument(
      '# Tasks',
      ...groups.flatMap((group) => [
        `## ${group.label}`,
        table(
          ['Task', 'Models', 'Libraries', 'What it does'],
          group.tasks.map((task) => [
            link(task.label, `${taskPath(task.id)}.md`),
            String(task.models),
            String(task.libraries),
            escapeMarkdown(task.summary),
          ]),
        ),
      ]),
    ),
};
