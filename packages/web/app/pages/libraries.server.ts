/** @module All libraries, narrowed by words, task, language and whether they have snippets. */
import type { LibraryEntry } from '@loadout/server';
import { modelCounts } from '../lib/counts.server.ts';
import { libraryPath } from '../lib/links.ts';
import { escapeMarkdown, link, markdownDocument, table } from '../lib/markdown.server.ts';
import { matchesWords } from '../lib/matches.ts';
import type { Page } from './page.server.ts';

export type LibrarySummary = Pick<
  LibraryEntry,
  'key' | 'prettyLabel' | 'summary' | 'languages' | 'hasSnippets' | 'status'
> & { readonly models: number; readonly tasks: number };

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface LibrariesData {
  readonly query: string;
  readonly task: string | undefined;
  readonly language: string | undefined;
  readonly withSnippets: boolean;
  readonly total: number;
  readonly all: number;
  readonly taskOptions: readonly Option[];
  readonly languageOptions: readonly Option[];
  readonly libraries: readonly LibrarySummary[];
}

export const librariesPage: Page<LibrariesData> = {
  async load({ services, url }) {
    const query = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
    const task = url.searchParams.get('task') || undefined;
    const language = url.searchParams.get('language') || undefined;
    const withSnippets = url.searchParams.get('snippets') === 'yes';
    const counts = await modelCounts(services, 'library');
    const every = services.libraries();
    const found = every
      .filter((library) =>
        matchesWords(query, library.prettyLabel, library.key, library.repoName, library.summary),
      )
      .filter((library) => task === undefined || library.tasks.includes(task))
      .filter((library) => language === undefined || library.languages.some((one) => one === language))
      .filter((library) => !withSnippets || library.hasSnippets);
    return {
      query,
      task,
      language,
      withSnippets,
      total: found.length,
      all: every.length,
      taskOptions: services
        .tasks()
        .map(({ id, label, libraries }) => ({ value: id, label, count: libraries.length }))
        .filter(({ count }) => count > 0),
      languageOptions: countValues(every.flatMap((library) => library.languages)),
      libraries: found
        .map((library) => summaryOf(library, counts.get(library.key) ?? 0))
        .toSorted((a, b) => a.prettyLabel.localeCompare(b.prettyLabel, 'en', { sensitivity: 'base' })),
    };
  },

  markdown: ({ libraries, total }) =>
    markdownDocument(
      `# Libraries (${total})`,
      table(
        ['Library', 'Key', 'Snippets', 'Models', 'What it is for'],
        libraries.map((library) => [
          link(library.prettyLabel, `${libraryPath(library.key)}.md`),
          `\`${library.key}\``,
          library.hasSnippets ? library.languages.join(', ') : 'files only',
          String(library.models),
          escapeMarkdown(library.summary ?? ''),
        ]),
      ),
    ),
};

function countValues(values: readonly string[]): readonly Option[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, all]) => ({ value, label: value, count: all.length }));
}

const summaryOf = (library: LibraryEntry, models: number): LibrarySummary => ({
  key: library.key,
  prettyLabel: library.prettyLabel,
  ...(library.summary !== undefined && { summary: library.summary }),
  languages: library.languages,
  hasSnippets: library.hasSnippets,
  ...(library.status !== undefined && { status: library.status }),
  models,
  tasks: library.tasks.length,
});
