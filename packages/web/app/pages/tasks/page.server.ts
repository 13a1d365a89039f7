/** @module All tasks by modality, each with an image of its demo and how many models and libraries serve it. */
import { modalities, type Modality } from '@loadout/catalogue';
import { modelCounts } from '../../lib/records/counts.server.ts';
import { taskPath } from '../../lib/links/links.ts';
import { escapeMarkdown, link, markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import { matchesWords } from '../../features/search/matches.ts';
import { plateOf } from '../../features/demo/plate.server.ts';
import type { PlateView } from '../../ui/plate.tsx';
import type { Page } from '../../lib/page/page.server.ts';

export interface TaskSummary {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly models: number;
  readonly libraries: number;
  readonly plate: PlateView;
}

export interface TaskGroup {
  readonly modality: Modality;
  readonly label: string;
  readonly tasks: readonly TaskSummary[];
}

interface TasksData {
  readonly query: string;
  readonly modality: Modality | undefined;
  /** All modalities, to choose from. */
  readonly modalities: readonly { readonly key: Modality; readonly label: string }[];
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

/** Labels that are too long for a segment. */
const shortNames: Readonly<Partial<Record<Modality, string>>> = {
  nlp: 'Language',
  cv: 'Vision',
  rl: 'Reinforcement',
};

export const page: Page<TasksData> = {
  async load({ services, url }) {
    const query = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
    const counts = await modelCounts(services, 'task');
    const found = services
      .tasks()
      .filter((task) => !task.isPlaceholder)
      .filter((task) => matchesWords(query, task.label, task.id, task.summary, ...(task.synonyms ?? [])));
    const chosen = modalityNames.find(([key]) => key === url.searchParams.get('modality'))?.[0];
    const shown = found.filter((task) => chosen === undefined || task.modality === chosen);
    const summaries = await Promise.all(
      shown.map(async (task) => ({
        modality: task.modality,
        id: task.id,
        label: task.label,
        summary: task.summary,
        models: counts.get(task.id) ?? 0,
        libraries: task.libraries.length,
        plate: await plateOf(task),
      })),
    );
    const groups = modalityNames
      .map(([modality, label]) => ({
        modality,
        label,
        // The tasks that most models serve come first.
        tasks: summaries.filter((task) => task.modality === modality).toSorted((a, b) => b.models - a.models),
      }))
      .filter((group) => group.tasks.length > 0);
    return {
      query,
      modality: chosen,
      modalities: modalityNames.map(([key, label]) => ({ key, label: shortNames[key] ?? label })),
      total: shown.length,
      groups,
    };
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
