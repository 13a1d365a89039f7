/** @module Counts the rules over a set of records, prints the table and reports regressions. */
import { readRecords, recordFiles } from '../records/read-records.ts';
import { fixturesOf, models } from '../suites.ts';
import { baselineOf, commit, regressions, type SetName } from './committed.ts';
import { countFit, type FitCounts, type Violation } from './count.ts';
import { tableOf } from './table.ts';

/** The records of a path; by default the starter set and the fixtures of all libraries. */
export async function* fitRecords(path?: string): AsyncIterable<unknown> {
  for (const file of recordFiles(models, path)) yield* readRecords(file);
  if (path === undefined) yield* fixturesOf(models).map(({ record }) => record);
}

export interface FitOptions {
  readonly path?: string;
  /** Prints the violations of this rule. */
  readonly list?: string;
  /** Writes the committed counts instead of comparing with them. */
  readonly update?: boolean;
}

/** Returns how many rules have regressed. */
export async function runFit({ path, list, update }: FitOptions): Promise<number> {
  const set: SetName = path === undefined ? 'built-in' : 'hub';
  const show = ({ rule, id, what }: Violation): void => {
    if (rule === list) console.log(`${id}: ${what}`);
  };
  const counts: FitCounts = await countFit(fitRecords(path), show);
  if (update === true) commit(set, counts);
  const before = baselineOf(set, counts);
  console.log(`\n${counts.records.toLocaleString('en-US')} records\n${tableOf(counts, before)}\n`);
  if (before === undefined) {
    console.log('No counts are committed for these records.');
    return 0;
  }
  const worse = regressions(counts, before);
  for (const line of worse) console.log(line);
  return worse.length;
}
