/** @module Summarizes the reports about one library as evidence. */
import { createHash } from 'node:crypto';
import type { LibrarySnapshots } from '@loadout/verification';
import { type SnapshotOrder, stateOf } from './collect.ts';
import type { SnapshotReports } from './reader.ts';

/** Hash of what was checked: a path or an option in the code is as much a part of it as a name. */
export function fingerprintOf(orders: readonly SnapshotOrder[]): string {
  const read = orders.map(({ text, earlier, requirements, repositories }) => [
    [...earlier, text],
    requirements,
    repositories,
  ]);
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 16);
}

const byKey = <T>(entries: Iterable<readonly [string, T]>): Readonly<Record<string, T>> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

export function summariseSnapshots(
  orders: readonly SnapshotOrder[],
  { snapshots, results }: SnapshotReports,
  checkedOn: string,
): LibrarySnapshots {
  const names = new Set(orders.flatMap(({ repositories }) => repositories.map(stateOf)));
  const sound = results.every(({ problems, unread }) => problems.length === 0 && unread.length === 0);
  return {
    level: sound ? 'api' : 'lint',
    repositories: byKey(Object.entries(snapshots).filter(([name]) => names.has(name))),
    packages: byKey(
      results.flatMap(({ packages }) => packages.map(({ name, version }) => [name, version] as const)),
    ),
    checkedOn,
    fingerprint: fingerprintOf(orders),
    snippets: byKey(
      results.map(({ id, checked, problems, unread }) => [id, { checked, problems, unread }] as const),
    ),
  };
}

const counted = (libraries: readonly LibrarySnapshots[], list: 'problems' | 'unread'): number =>
  libraries.filter(({ snippets }) => Object.values(snippets).some((one) => one[list].length > 0)).length;

/** How many libraries passed, have problems, or were checked in part. */
export function standingOf(libraries: readonly LibrarySnapshots[]): string {
  const sound = libraries.filter(({ level }) => level === 'api').length;
  return [
    `${sound} of ${libraries.length} libraries use only what the repositories have`,
    `${counted(libraries, 'problems')} have problems`,
    `${counted(libraries, 'unread')} are not checked in full`,
  ].join(', ');
}
