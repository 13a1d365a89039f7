/** @module Summarizes one library's reports as evidence. */
import type { LibrarySymbols, ReadLanguage, SymbolData } from '@loadout/verification';
import type { SnippetOrder } from './collect.ts';
import { fingerprintOf } from './due.ts';
import type { SnippetReport } from './reader.ts';

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
    level: problems.length === 0 && unread.size === 0 ? 'api' : 'lint',
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

/** How many libraries passed, which have problems, and how many were checked in part or not at all. */
export function standingOf(libraries: readonly LibrarySymbols[]): string {
  const wrong = libraries.filter(({ problems }) => problems.length > 0).length;
  const unchecked = libraries.filter(
    ({ problems, unread }) => problems.length === 0 && unread.length > 0,
  ).length;
  const sound = libraries.length - wrong - unchecked;
  return `${sound} of ${libraries.length} libraries use only what exists, ${wrong} have problems, ${unchecked} are not checked in full`;
}
