/** @module The committed counts, and the rules that have regressed since. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { FitCounts } from './count.ts';

const file = new URL('../../data/fit.json', import.meta.url);

/** The starter set with the fixtures, and the hub's records, which are not in this repository. */
export type SetName = 'built-in' | 'hub';

export type Committed = Readonly<Partial<Record<SetName, FitCounts>>>;

export function readCommitted(): Committed {
  const data: Committed = JSON.parse(readFileSync(file, 'utf8'));
  return data;
}

export const commit = (set: SetName, counts: FitCounts): void =>
  writeFileSync(file, `${JSON.stringify({ ...readCommitted(), [set]: counts }, null, 2)}\n`);

/** The built-in set is always compared; it grows with every fixture. Others are compared only for the same records. */
export function baselineOf(
  set: SetName,
  counts: FitCounts,
  committed: Committed = readCommitted(),
): FitCounts | undefined {
  const before = committed[set];
  return set === 'built-in' || before?.fingerprint === counts.fingerprint ? before : undefined;
}

/** One sentence per rule with more violations than committed; a new rule starts at zero. */
export const regressions = (now: FitCounts, before: FitCounts): readonly string[] =>
  Object.entries(now.rules).flatMap(([name, { violations }]) => {
    const allowed = before.rules[name]?.violations ?? 0;
    return violations > allowed ? [`${name}: ${violations} violations, ${allowed} are committed.`] : [];
  });
