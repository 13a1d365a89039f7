/** @module `kill -9` during a prune that deletes records. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqliteStore } from '@loadout/hub';
import { childScripts, fakeHub, integrity, runAndKill, temporaryFolder } from '@loadout/hub/testing';
import { numbered, randomBetween, storedRecords } from '../records.ts';
import type { Round, Scenario, Trial } from '../scenario.ts';

const all = numbered(6_000);
/** One in ten was deleted from the hub. */
const kept = all.filter((_, n) => n % 10 !== 0);
const pageSize = 1_000;

export const killPrune: Scenario = {
  name: 'kill-prune',
  about: 'kill -9 during a prune: what the hub has stays, what was deleted stays deleted',
  open: openTrial,
};

async function openTrial(): Promise<Trial> {
  const folder = await temporaryFolder();
  const hub = await fakeHub(kept);
  const file = join(folder.path, 'store.db');

  const fill = async () => {
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
    const store = await openSqliteStore(file);
    await store.put(
      all.map((record) => ({ kind: 'model', id: String(record['id']), json: JSON.stringify(record) })),
    );
    await store.close();
  };

  const round = async (): Promise<Round> => {
    await fill();
    // The listing prints six lines, then each batch of the store one.
    const killAfter = randomBetween(7, 11);
    const run = await runAndKill(
      childScripts.prune,
      [file, hub.url, String(pageSize)],
      killAfter,
      randomBetween(0, 20),
    );
    const deleted = deletedBy(run.lines.at(-1));
    const store = await openSqliteStore(file);
    const found = new Set((await storedRecords(store)).map(idOf));
    await store.close();
    const lost = kept.filter((record) => !found.has(idOf(record))).length;
    const returned = Math.max(0, deleted - (all.length - found.size));
    const problems = integrity(file) === 'ok' ? [] : ['the file of the store is damaged'];
    if (returned > 0) problems.push('a deleted record is back');
    return { acknowledged: kept.length + deleted, lost, problems };
  };

  return {
    round,
    async [Symbol.asyncDispose]() {
      await hub[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

function deletedBy(line = '{}'): number {
  const report: { deleted?: unknown } = JSON.parse(line);
  return Number(report.deleted ?? 0);
}

const idOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
