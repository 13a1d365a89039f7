/** @module Download rules: how they are written, every library's in words, and a tester. */
import {
  CatalogueError,
  defaultRule,
  parseRule,
  printRule,
  type Rule,
  toElasticsearch,
  toEnglish,
  toSql,
} from '@loadout/catalogue';
import type { LibraryEntry } from '@loadout/server';
import {
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
  table,
} from '../../lib/markdown/markdown.server.ts';
import { matchesWords } from '../../features/search/matches.ts';
import { libraryPath } from '../../lib/links/links.ts';
import { type TestedPaths, testPaths } from '../../features/downloads/tested-paths.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface DownloadsData {
  readonly rule: string;
  readonly problem: string | undefined;
  readonly sentence: string | undefined;
  readonly sql: string | undefined;
  readonly elasticsearch: string | undefined;
  readonly tested: TestedPaths;
  readonly defaultRule: { readonly text: string; readonly sentence: string };
  /** Words that a library's name or rule has. */
  readonly query: string;
  /** Those that match the query. */
  readonly libraries: readonly {
    readonly key: string;
    readonly label: string;
    readonly counted: readonly CountedPart[];
  }[];
  /** Libraries with a rule of their own. */
  readonly all: number;
  readonly address: string;
}

/** Of the words that name the files of a rule; `literal` for a name, a path or an extension. */
export interface CountedPart {
  readonly text: string;
  readonly literal: boolean;
}

const longestRule = 2_000;

export const page: Page<DownloadsData> = {
  async load({ services, url }) {
    const text = printRule(defaultRule);
    const rule = (url.searchParams.get('rule') ?? '').slice(0, longestRule).trim() || text;
    const readings = read(rule);
    const query = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
    const own = services.libraries().filter(({ countDownloads }) => countDownloads !== text);
    return {
      rule,
      ...readings,
      tested: await testPaths(services, readings.problem === undefined ? { rule } : undefined, url),
      defaultRule: { text, sentence: toEnglish(defaultRule) },
      query,
      libraries: own
        .map(inWords)
        .filter(({ key, label, counted }) => matchesWords(query, label, key, textOf(counted)))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' })),
      all: own.length,
      address: url.pathname + url.search,
    };
  },

  markdown: ({ defaultRule: usual, libraries }) =>
    markdownDocument(
      '# Download rules',
      `Default: ${inlineCode(usual.text)}. ${escapeMarkdown(usual.sentence)}`,
      table(
        ['Library', 'Counts each request for'],
        libraries.map(({ key, label, counted }) => [
          link(label, `${libraryPath(key)}.md`),
          counted.map(({ text, literal }) => (literal ? inlineCode(text) : escapeMarkdown(text))).join(''),
        ]),
      ),
    ),
};

const inWords = ({ key, prettyLabel, countDownloads }: LibraryEntry) => ({
  key,
  label: prettyLabel,
  counted: partsOf(toEnglish(parseRule(countDownloads)).slice(everySentence.length, -1)),
});

/** The head of the column says it once. */
const everySentence = 'Counts each request for ';

const textOf = (parts: readonly CountedPart[]): string => parts.map(({ text }) => text).join('');

const fileName = /([^\s,]*[._/][^\s,]*)/;

const partsOf = (words: string): readonly CountedPart[] =>
  words
    .split(fileName)
    .map((text, at) => ({ text, literal: at % 2 === 1 }))
    .filter(({ text }) => text !== '');

type Readings = Pick<DownloadsData, 'problem' | 'sentence' | 'sql' | 'elasticsearch'>;

/** One rule, all its readings; or what is wrong with it, and where. */
function read(text: string): Readings {
  try {
    const rule = parseRule(text);
    return {
      problem: undefined,
      sentence: toEnglish(rule),
      sql: sqlText(rule),
      elasticsearch: JSON.stringify(toElasticsearch(rule), undefined, 2),
    };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { problem: error.message, sentence: undefined, sql: undefined, elasticsearch: undefined };
  }
}

/** The condition and its values separately: values are bound parameters, never part of the SQL text. */
function sqlText(rule: Rule): string {
  const { text, values } = toSql(rule, { dialect: 'postgres' });
  return [text, ...values.map((value, at) => `-- $${at + 1} = ${JSON.stringify(value)}`)].join('\n');
}
