/** @module What a run found, by library: the data that `verification.ts` answers from. */
import type { Level } from '../levels.ts';
import type { SnippetOrder } from './collect.ts';
import { fingerprintOf } from './due.ts';
import type { ReadLanguage } from './languages.ts';
import type { SnippetReport } from './reader.ts';

export interface LibrarySymbols {
  readonly level: Extract<Level, 'lints' | 'symbols'>;
  /** Releases whose sources were read. */
  readonly packages: Readonly<Record<string, string>>;
  readonly checkedOn: string;
  /** Of the snippets that were read. */
  readonly fingerprint: string;
  /** How much was held against the sources, and how many calls they leave open. */
  readonly names: number;
  readonly calls: number;
  readonly openCalls: number;
  readonly problems: readonly string[];
  /** What could not be read, and so keeps the library from the level. */
  readonly unread: readonly string[];
}

/** By library; the snippets of each language are held against the packages on their own. */
export type SymbolData = Readonly<Record<ReadLanguage, Readonly<Record<string, LibrarySymbols>>>> & {
  /** Why the last run is not complete, if it is not. */
  readonly partial: string | null;
};

const sum = (reports: readonly SnippetReport[], field: 'names' | 'calls' | 'openCalls'): number =>
  reports.reduce((total, report) => total + report[field], 0);

const byName = <T>([a]: readonly [string, T], [b]: readonly [string, T]): number => (a < b ? -1 : 1);

export function summariseLibrary(
  orders: readonly SnippetOrder[],
  reports: readonly SnippetReport[],
  checkedOn: string,
): LibrarySymbols {
  const problems = reports.flatMap(({ id, problems: found }) => found.map((problem) => `${id}: ${problem}`));
  const unread = new Set<string>();
  for (const report of reports) {
    for (const [name, reason] of Object.entries(report.unavailable)) unread.add(`${name}: ${reason}`);
    for (const name of report.unread) unread.add(name);
  }
  const releases = reports.flatMap(({ packages }) =>
    packages.map(({ name, version }) => [name, version] as const),
  );
  return {
    level: problems.length === 0 && unread.size === 0 ? 'symbols' : 'lints',
    packages: Object.fromEntries(releases.toSorted(byName)),
    checkedOn,
    fingerprint: fingerprintOf(orders),
    names: sum(reports, 'names'),
    calls: sum(reports, 'calls'),
    openCalls: sum(reports, 'openCalls'),
    problems,
    unread: [...unread].toSorted(),
  };
}

export const withLibrary = (
  data: SymbolData,
  language: ReadLanguage,
  library: string,
  found: LibrarySymbols,
): SymbolData => ({
  ...data,
  [language]: Object.fromEntries(Object.entries({ ...data[language], [library]: found }).toSorted(byName)),
});
