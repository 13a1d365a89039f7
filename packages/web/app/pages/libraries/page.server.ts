/** @module All libraries, narrowed by words, task, language, what they offer and how far their snippets are verified. */
import { libraries as catalogue, type Library } from '@loadout/catalogue';
import type { LibraryEntry, Services } from '@loadout/server';
import { modelCounts } from '../../lib/records/counts.server.ts';
import { libraryPath } from '../../lib/links/links.ts';
import { escapeMarkdown, link, markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import { matchesWords } from '../../features/search/matches.ts';
import {
  isLevel,
  type Level,
  filterLevels,
  levelName,
  libraryLevel,
  reaches,
} from '../../features/verification/verified.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export type LibrarySummary = Pick<
  LibraryEntry,
  'key' | 'prettyLabel' | 'summary' | 'languages' | 'hasSnippets' | 'status'
> & { readonly models: number; readonly tasks: number; readonly verified?: Level };

/** The number of models, most first; by name otherwise. */
export type LibrarySort = 'name' | 'models';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The filters in the URL. Unknown values are reported and ignored. */
export interface LibraryFilters {
  readonly query: string;
  readonly task: string | undefined;
  readonly language: string | undefined;
  readonly verified: Level | undefined;
  readonly withSnippets: boolean;
  readonly filterable: boolean;
}

export interface LibrariesData extends LibraryFilters {
  readonly sort: LibrarySort;
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
  readonly total: number;
  readonly all: number;
  readonly taskOptions: readonly Option[];
  readonly languageOptions: readonly Option[];
  readonly verifiedOptions: readonly Option[];
  readonly libraries: readonly LibrarySummary[];
}

export const page: Page<LibrariesData> = {
  async load({ services, url }) {
    const every = services.libraries();
    const options = optionsOf(services, every);
    const { filters, ignored } = readFilters(url.searchParams, options);
    const counts = await modelCounts(services, 'library');
    const found = every.filter((library) => answers(library, filters));
    const sort = url.searchParams.get('sort') === 'models' ? 'models' : 'name';
    return {
      ...filters,
      sort,
      ignored,
      total: found.length,
      all: every.length,
      ...options,
      libraries: found
        .map((library) => summaryOf(library, counts.get(library.key) ?? 0))
        .toSorted(
          (a, b) =>
            (sort === 'models' ? b.models - a.models : 0) ||
            a.prettyLabel.localeCompare(b.prettyLabel, 'en', { sensitivity: 'base' }),
        ),
    };
  },

  markdown: ({ libraries, total }) =>
    markdownDocument(
      `# Libraries (${total})`,
      table(
        ['Library', 'Key', 'Snippets', 'Verified', 'Models', 'What it is for'],
        libraries.map((library) => [
          link(library.prettyLabel, `${libraryPath(library.key)}.md`),
          `\`${library.key}\``,
          library.hasSnippets ? library.languages.join(', ') : 'files only',
          library.verified === undefined ? '' : levelName(library.verified),
          String(library.models),
          escapeMarkdown(library.summary ?? ''),
        ]),
      ),
    ),
};

type Options = Pick<LibrariesData, 'taskOptions' | 'languageOptions' | 'verifiedOptions'>;

const optionsOf = (services: Services, every: readonly LibraryEntry[]): Options => ({
  taskOptions: services
    .tasks()
    .map(({ id, label, libraries }) => ({ value: id, label, count: libraries.length }))
    .filter(({ count }) => count > 0),
  languageOptions: countValues(every.flatMap((library) => library.languages)),
  verifiedOptions: filterLevels
    .map((value) => ({
      value,
      label: levelName(value),
      count: every.filter((library) => hasLevel(library, value)).length,
    }))
    .filter(({ count }) => count > 0),
});

function countValues(values: readonly string[]): readonly Option[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, all]) => ({ value, label: value, count: all.length }));
}

const among =
  (options: readonly Option[]) =>
  (text: string): text is string =>
    options.some(({ value }) => value === text);

function readFilters(
  parameters: URLSearchParams,
  { taskOptions, languageOptions }: Options,
): { readonly filters: LibraryFilters; readonly ignored: LibrariesData['ignored'] } {
  const ignored: { name: string; value: string }[] = [];
  const known = <Value extends string>(name: string, isKnown: (text: string) => text is Value) => {
    const text = parameters.get(name) ?? '';
    if (text === '') return undefined;
    if (isKnown(text)) return text;
    ignored.push({ name, value: text.slice(0, 100) });
    return undefined;
  };
  return {
    filters: {
      query: (parameters.get('q') ?? '').slice(0, 200).trim(),
      task: known('task', among(taskOptions)),
      language: known('language', among(languageOptions)),
      verified: known('verified', isLevel),
      withSnippets: parameters.get('snippets') === 'yes',
      filterable: parameters.get('filterable') === 'yes',
    },
    ignored,
  };
}

/** The names that the search of the site knows, too. */
const namesOf = ({ key, prettyLabel, repoName, summary }: LibraryEntry): readonly (string | undefined)[] => {
  const { aliases = [], synonyms = [] }: Library = catalogue[key];
  return [prettyLabel, key, repoName, summary, ...aliases, ...synonyms];
};

const answers = (library: LibraryEntry, filters: LibraryFilters): boolean =>
  matchesWords(filters.query, ...namesOf(library)) &&
  (filters.task === undefined || library.tasks.some((one) => one === filters.task)) &&
  (filters.language === undefined || library.languages.some((one) => one === filters.language)) &&
  (filters.verified === undefined || hasLevel(library, filters.verified)) &&
  (!filters.withSnippets || library.hasSnippets) &&
  (!filters.filterable || library.filter);

function hasLevel(library: LibraryEntry, wanted: Level): boolean {
  const level = libraryLevel(library);
  return level !== undefined && reaches(level, wanted);
}

function summaryOf(library: LibraryEntry, models: number): LibrarySummary {
  const verified = libraryLevel(library);
  return {
    key: library.key,
    prettyLabel: library.prettyLabel,
    ...(library.summary !== undefined && { summary: library.summary }),
    languages: library.languages,
    hasSnippets: library.hasSnippets,
    ...(library.status !== undefined && { status: library.status }),
    ...(verified !== undefined && { verified }),
    models,
    tasks: library.tasks.length,
  };
}
