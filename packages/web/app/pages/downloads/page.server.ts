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
  readonly libraries: readonly { readonly key: string; readonly label: string; readonly sentence: string }[];
}

const longestRule = 2_000;

export const page: Page<DownloadsData> = {
  async load({ services, url }) {
    const text = printRule(defaultRule);
    const rule = (url.searchParams.get('rule') ?? '').slice(0, longestRule).trim() || text;
    const readings = read(rule);
    return {
      rule,
      ...readings,
      tested: await testPaths(services, { rule: readings.problem === undefined ? rule : text }, url),
      defaultRule: { text, sentence: toEnglish(defaultRule) },
      libraries: services
        .libraries()
        .filter(({ countDownloads }) => countDownloads !== text)
        .map(inWords)
        .toSorted((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' })),
    };
  },

  markdown: ({ defaultRule: usual, libraries }) =>
    markdownDocument(
      '# Download rules',
      `Default: ${inlineCode(usual.text)}. ${escapeMarkdown(usual.sentence)}`,
      table(
        ['Library', 'Counts'],
        libraries.map(({ key, label, sentence }) => [
          link(label, `${libraryPath(key)}.md`),
          escapeMarkdown(sentence),
        ]),
      ),
    ),
};

const inWords = ({ key, prettyLabel, countDownloads }: LibraryEntry) => ({
  key,
  label: prettyLabel,
  sentence: toEnglish(parseRule(countDownloads)),
});

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
