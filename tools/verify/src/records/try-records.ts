/** @module Checks every record with all libraries and clients that fit it. */
import { sourcesOf } from '../generate.ts';
import type { Suite } from '../suites.ts';
import { tryCopies } from '../trial.ts';
import { readRecords, recordFiles } from './read-records.ts';

/** Large enough for one batch of tools with a process start, small enough for memory. */
const chunk = 2_000;

const labelOf = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : 'record';

export const complaintsAbout = (suite: Suite, records: readonly unknown[]): Promise<string[]> =>
  tryCopies(
    records.map((record) => ({ label: labelOf(record), record, words: JSON.stringify(record) })),
    (record) => sourcesOf(suite.answers(record)),
  );

/** Prints the problems and returns their number. */
export async function tryRecords(suite: Suite, path?: string): Promise<number> {
  const files = recordFiles(suite, path);
  let complaints = 0;
  for (const file of files) {
    let count = 0;
    let waiting: unknown[] = [];
    const flush = async (): Promise<void> => {
      const found = await complaintsAbout(suite, waiting);
      for (const complaint of found) console.log(`${complaint}\n`);
      complaints += found.length;
      count += waiting.length;
      waiting = [];
    };
    for await (const record of readRecords(file)) {
      waiting.push(record);
      if (waiting.length === chunk) await flush();
    }
    await flush();
    console.log(`${file}: ${count} records`);
  }
  console.log(`${complaints} problems`);
  return complaints;
}
