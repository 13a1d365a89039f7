/** @module The front page: how much there is, tasks by modality, libraries, and one model as a specimen. */
import type { CodeView } from '@loadout/react';
import { fenced, type Language } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { highlight } from '../../lib/highlight/highlight.ts';
import { modelCounts } from '../../lib/records/counts.server.ts';
import { modelPath } from '../../lib/links/links.ts';
import { type Newcomer, newcomersOfEach } from '../../features/feed/newcomers.server.ts';
import { type RepositorySummary, summaryOf } from '../../lib/records/summary.ts';
import { bullets, link, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { page as tasksPage, type TaskGroup } from '../tasks/page.server.ts';

interface Specimen {
  readonly id: string;
  readonly library: string;
  readonly title: string;
  readonly language: Language;
  readonly code: CodeView;
}

export interface HomeData {
  readonly counts: {
    readonly models: number;
    readonly tasks: number;
    readonly libraries: number;
    readonly snippets: number;
  };
  readonly groups: readonly TaskGroup[];
  readonly libraries: readonly { readonly key: string; readonly label: string; readonly models: number }[];
  readonly examples: readonly string[];
  /** Entries of the catalogue, and models by the day they were made. */
  readonly news: { readonly entries: readonly Newcomer[]; readonly models: readonly RepositorySummary[] };
  readonly specimen: Specimen | undefined;
}

/** Shown when they are in the store: short code, well known, one for each kind of reader. */
const showpieces = [
  'sentence-transformers/all-MiniLM-L6-v2',
  'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
  'stabilityai/stable-diffusion-xl-base-1.0',
  'openai/whisper-large-v3',
  'facebook/detr-resnet-50',
];
const librariesShown = 24;
const newsShown = 6;

export const page: Page<HomeData> = {
  async load(input) {
    const { services } = input;
    const [{ groups }, counts, ready, newest, known] = await Promise.all([
      tasksPage.load({ ...input, url: new URL('/tasks', input.url) }),
      modelCounts(services, 'library'),
      services.readiness(),
      services.search('model', { sort: 'created', limit: newsShown, facets: [] }),
      Promise.all(showpieces.map(async (id) => ((await services.model(id)) === undefined ? [] : [id]))),
    ]);
    const every = services.libraries();
    const examples = known.flat();
    return {
      counts: {
        models: ready.records.model,
        tasks: groups.reduce((sum, group) => sum + group.tasks.length, 0),
        libraries: every.length,
        snippets: every.filter((library) => library.hasSnippets).length,
      },
      groups,
      libraries: every
        .filter((library) => library.hasSnippets)
        .map(({ key, prettyLabel }) => ({ key, label: prettyLabel, models: counts.get(key) ?? 0 }))
        .toSorted((a, b) => b.models - a.models || a.label.localeCompare(b.label, 'en'))
        .slice(0, librariesShown),
      examples,
      news: {
        entries: newcomersOfEach(services, newsShown / 2),
        models: newest.items
          .filter(({ createdAt }) => createdAt !== undefined)
          .map((item) => summaryOf(item, services)),
      },
      specimen: await specimenOf(services, examples[0]),
    };
  },

  markdown: ({ counts, groups, specimen, news }) =>
    markdownDocument(
      '# Loadout',
      'From a model id to code that runs.',
      bullets([
        `${counts.models} models, ${link('browse them', '/models.md')}`,
        `${counts.tasks} tasks, ${link('all tasks', '/tasks.md')}`,
        `${counts.libraries} libraries, ${counts.snippets} with snippets, ${link('all libraries', '/libraries.md')}`,
      ]),
      specimen && `## ${link(specimen.id, `${modelPath(specimen.id)}.md`)}`,
      specimen && fenced(specimen.language, specimen.code.text),
      '## New here',
      bullets([
        ...news.entries.map(({ label, path, kind }) => `${link(label, `${path}.md`)} (${kind})`),
        ...news.models.map(({ id }) => `${link(id, `${modelPath(id)}.md`)} (model)`),
      ]),
      '## Tasks',
      ...groups.flatMap((group) => [
        `### ${group.label}`,
        bullets(group.tasks.map((task) => link(task.label, `/tasks/${task.id}.md`))),
      ]),
    ),
};

async function specimenOf(services: Services, id: string | undefined): Promise<Specimen | undefined> {
  if (id === undefined) return undefined;
  const [answer] = await services.snippets({ id });
  const snippet = answer?.snippets[0];
  if (!answer || !snippet) return undefined;
  return {
    id,
    library: services.library(answer.library)?.prettyLabel ?? answer.library,
    title: snippet.title,
    language: snippet.code.language,
    code: await highlight(snippet.code.text, snippet.code.language),
  };
}
