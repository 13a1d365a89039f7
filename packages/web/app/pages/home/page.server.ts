/** @module The home page: one model as an example, tasks in images, models and libraries to start from. */
import { fenced, type Modality } from '@loadout/catalogue';
import type { BlockView } from '@loadout/react';
import type { Services } from '@loadout/server';
import { plateOf } from '../../features/demo/plate.server.ts';
import { loadPanel } from '../../features/snippets/panel.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { modelPath } from '../../lib/links/links.ts';
import { bullets, link, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import type { Page, PageInput } from '../../lib/page/page.server.ts';
import { modelCounts } from '../../lib/records/counts.server.ts';
import { type RecordView, rowOf } from '../../lib/records/row.server.ts';
import type { PlateView } from '../../ui/plate.tsx';
import { page as tasksPage, type TaskGroup } from '../tasks/page.server.ts';

interface Specimen {
  readonly id: string;
  readonly libraries: readonly { readonly key: string; readonly label: string; readonly chosen: boolean }[];
  readonly block: BlockView;
}

export interface FeaturedTask {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly modality: Modality;
  readonly models: number;
  readonly libraries: number;
  readonly plate: PlateView;
}

export interface HomeData {
  readonly examples: readonly string[];
  readonly specimen: Specimen | undefined;
  readonly tasks: readonly FeaturedTask[];
  readonly groups: readonly TaskGroup[];
  readonly models: readonly RecordView[];
  readonly libraries: readonly { readonly key: string; readonly label: string; readonly models: number }[];
  /** Where people reach this server. */
  readonly origin: string;
  readonly totals: { readonly models: number; readonly tasks: number; readonly libraries: number };
}

/** Shown when they are in the store: short code, well known, one for each kind of reader. */
const showpieces = [
  'sentence-transformers/all-MiniLM-L6-v2',
  'openai/whisper-large-v3',
  'facebook/detr-resnet-50',
  'stabilityai/stable-diffusion-xl-base-1.0',
  'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
];
/** One row of words, one of images; every modality that has a demo to look at. */
const featured = [
  'text-generation',
  'object-detection',
  'text-to-image',
  'automatic-speech-recognition',
  'depth-estimation',
  'token-classification',
  'image-to-3d',
  'reinforcement-learning',
];
const modelsShown = 6;
const librariesShown = 14;
const specimenLibraries = 4;

export const page: Page<HomeData> = {
  async load(input) {
    const { services } = input;
    const [{ groups }, counts, ready, found, known] = await Promise.all([
      tasksPage.load({ ...input, url: new URL('/tasks', input.url) }),
      modelCounts(services, 'library'),
      services.readiness(),
      services.search('model', { sort: 'trending', limit: modelsShown, facets: [] }),
      Promise.all(showpieces.map(async (id) => ((await services.model(id)) === undefined ? [] : [id]))),
    ]);
    const every = services.libraries();
    const examples = known.flat();
    return {
      examples,
      specimen: await specimenOf(input, examples[0]),
      tasks: await featuredTasks(services, groups),
      groups,
      models: found.items.map((item) => rowOf('model', item, services)),
      libraries: every
        .filter((library) => library.hasSnippets)
        .map(({ key, prettyLabel }) => ({ key, label: prettyLabel, models: counts.get(key) ?? 0 }))
        .toSorted((a, b) => b.models - a.models || a.label.localeCompare(b.label, 'en'))
        .slice(0, librariesShown),
      origin: services.settings.publicUrl ?? input.url.origin,
      totals: {
        models: ready.records.model,
        tasks: groups.reduce((sum, group) => sum + group.tasks.length, 0),
        libraries: every.length,
      },
    };
  },

  markdown: ({ totals, groups, specimen, models }) =>
    markdownDocument(
      '# Loadout',
      'From a model id to code that runs.',
      bullets([
        link(`All ${totals.models} models`, '/models.md'),
        link(`All ${totals.tasks} tasks`, '/tasks.md'),
        link(`All ${totals.libraries} libraries`, '/libraries.md'),
      ]),
      specimen && `## ${link(specimen.id, `${modelPath(specimen.id)}.md`)}`,
      specimen && fenced(specimen.block.language, specimen.block.code.text),
      '## Models',
      bullets(models.map(({ id }) => link(id, `${modelPath(id)}.md`))),
      '## Tasks',
      ...groups.flatMap((group) => [
        `### ${group.label}`,
        bullets(group.tasks.map((task) => link(task.label, `/tasks/${task.id}.md`))),
      ]),
    ),
};

async function specimenOf(input: PageInput, id: string | undefined): Promise<Specimen | undefined> {
  const { services, request } = input;
  const record = id === undefined ? undefined : await services.model(id);
  if (id === undefined || record === undefined) return undefined;
  const none = new URLSearchParams();
  const { view } = await loadPanel(services, record, request, none, readChoices(request, none));
  const block = view?.blocks[0];
  if (!view || !block) return undefined;
  return {
    id,
    libraries: view.tabs
      .slice(0, specimenLibraries)
      .map(({ key, label, chosen }) => ({ key, label, chosen })),
    block,
  };
}

const featuredTasks = async (
  services: Services,
  groups: readonly TaskGroup[],
): Promise<readonly FeaturedTask[]> => {
  const listed = new Map(groups.flatMap(({ tasks }) => tasks.map((task) => [task.id, task])));
  const found = await Promise.all(
    featured.map(async (id) => {
      const task = services.task(id);
      const summary = listed.get(id);
      return task && summary
        ? [{ ...summary, modality: task.modality, plate: await plateOf(task) } satisfies FeaturedTask]
        : [];
    }),
  );
  return found.flat();
};
