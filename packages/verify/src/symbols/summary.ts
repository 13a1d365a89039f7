/** @module What a run found, by library: the data that `verification.ts` answers from. */
import type { Level } from '../levels.ts';
import type { SnippetOrder } from './collect.ts';
import type { SnippetReport, SymbolReport } from './reader.ts';

export interface LibrarySymbols {
  readonly level: Extract<Level, 'lints' | 'symbols'>;
  /** Releases whose sources were read. */
  readonly packages: Readonly<Record<string, string>>;
  readonly checkedOn: string;
  /** How much was held against the sources, and how many calls they leave open. */
  readonly names: number;
  readonly calls: number;
  readonly openCalls: number;
  readonly problems: readonly string[];
  /** What could not be read, and so keeps the library from the level. */
  readonly unread: readonly string[];
}

export interface SymbolData {
  /** Why the last run is not complete, if it is not. */
  readonly partial: string | null;
  readonly libraries: Readonly<Record<string, LibrarySymbols>>;
}

const sum = (reports: readonly SnippetReport[], field: 'names' | 'calls' | 'openCalls'): number =>
  reports.reduce((total, report) => total + report[field], 0);

function summarise(reports: readonly SnippetReport[], checkedOn: string): LibrarySymbols {
  const problems = reports.flatMap(({ id, problems: found }) => found.map((problem) => `${id}: ${problem}`));
  const unread = new Set<string>();
  for (const report of reports) {
    for (const [name, reason] of Object.entries(report.unavailable)) unread.add(`${name}: ${reason}`);
    for (const module of report.unread) unread.add(`module ${module}`);
  }
  const releases = reports.flatMap(({ packages }) =>
    packages.map(({ name, version }) => [name, version] as const),
  );
  return {
    level: problems.length === 0 && unread.size === 0 ? 'symbols' : 'lints',
    packages: Object.fromEntries(releases.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    checkedOn,
    names: sum(reports, 'names'),
    calls: sum(reports, 'calls'),
    openCalls: sum(reports, 'openCalls'),
    problems,
    unread: [...unread].toSorted(),
  };
}

export function summariseReport(
  orders: readonly SnippetOrder[],
  { unreachable, results }: SymbolReport,
  checkedOn: string,
  before: SymbolData,
): SymbolData {
  const reports = new Map(results.map((report) => [report.id, report]));
  const libraries: Record<string, LibrarySymbols> = { ...before.libraries };
  for (const [library, asked] of Map.groupBy(orders, (order) => order.library)) {
    const found = asked.map(({ id }) => reports.get(id)).filter((report) => report !== undefined);
    // A library that was not read to the end keeps what an earlier run said.
    if (found.length === asked.length) libraries[library] = summarise(found, checkedOn);
  }
  const sorted = Object.entries(libraries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { partial: unreachable, libraries: Object.fromEntries(sorted) };
}
