/** @module Rounds of a long job in a child process that is killed, checked and restarted until it is done. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openSqliteStore } from '@loadout/hub';
import { integrity, runAndKill, temporaryFolder } from '@loadout/hub/testing';
import { randomBetween, storedRecords } from './records.ts';
import type { Round, Trial } from './scenario.ts';

export interface Job {
  readonly script: URL;
  /** The records of the source, sorted by id. */
  readonly records: readonly Record<string, unknown>[];
  /** Records that are committed together. */
  readonly step: number;
  /** Arguments of the script after the store's file. */
  readonly args: readonly string[];
  close(): PromiseLike<void>;
}

/** The script prints a report with the number of inserted records after every commit. */
export async function killedJob(prepare: (folder: string) => Promise<Job>): Promise<Trial> {
  const folder = await temporaryFolder();
  const job = await prepare(folder.path);
  const file = join(folder.path, 'store.db');

  const removeStore = async () => {
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  };

  const round = async (): Promise<Round> => {
    const run = await runAndKill(job.script, [file, ...job.args], randomBetween(1, 12), randomBetween(0, 40));
    const acknowledged = insertedBy(run.lines.at(-1));
    const store = await openSqliteStore(file);
    const found = await storedRecords(store);
    await store.close();
    const problems = [];
    if (integrity(file) !== 'ok') problems.push('the file of the store is damaged');
    if (found.length % job.step !== 0) problems.push('part of a batch is in the store');
    if (!isDeepStrictEqual(found, job.records.slice(0, found.length)))
      problems.push('a record is not as sent');
    if (run.finished && found.length !== job.records.length) problems.push('it ended without all records');
    if (run.finished) await removeStore();
    return { acknowledged, lost: Math.max(0, acknowledged - found.length), problems };
  };

  return {
    round,
    async [Symbol.asyncDispose]() {
      await job.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

function insertedBy(line = '{}'): number {
  const report: { inserted?: unknown } = JSON.parse(line);
  return Number(report.inserted ?? 0);
}
