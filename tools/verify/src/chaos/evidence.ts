/** @module Stores the counts of each scenario's last run in `tools/verify/data/chaos.json`. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Tally } from './scenario.ts';

const file = new URL('../../data/chaos.json', import.meta.url);

interface Evidence extends Tally {
  readonly date: string;
  readonly node: string;
}

/** Scenarios that were not part of this run keep their counts. */
export function keepEvidence(tallies: readonly Tally[], scenarioNames: readonly string[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const kept = new Map(readEvidence().map((each) => [each.name, each]));
  for (const tally of tallies) kept.set(tally.name, { ...tally, date, node: process.version });
  const inOrder = scenarioNames.flatMap((name) => kept.get(name) ?? []);
  writeFileSync(file, `${JSON.stringify(inOrder, undefined, 2)}\n`);
}

export function readEvidence(): readonly Evidence[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
