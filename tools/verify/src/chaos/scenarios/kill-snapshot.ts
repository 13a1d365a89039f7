/** @module `kill -9` of a process during index snapshots. */

import { join } from 'node:path';
import { openSqliteStore } from '@loadout/hub';
import { childScripts, runAndKill, temporaryFolder } from '@loadout/hub/testing';
import { unindexed } from '../index-check.ts';
import { randomBetween } from '../records.ts';
import type { Round, Scenario, Trial } from '../scenario.ts';

export const killSnapshot: Scenario = {
  name: 'kill-snapshot',
  about: 'kill -9 while index snapshots are written; the next start finds every record',
  open: openTrial,
};

async function openTrial(): Promise<Trial> {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'store.db');
  const snapshotDir = join(folder.path, 'index');
  let next = 0;

  const round = async (): Promise<Round> => {
    const killAfter = randomBetween(1, 12);
    const args = [file, snapshotDir, String(next)];
    const { lines } = await runAndKill(childScripts.snapshot, args, killAfter, randomBetween(0, 15));
    next += lines.length + 1;
    const store = await openSqliteStore(file);
    const acknowledged = await store.count('model');
    const { missing, problems } = await unindexed(store, snapshotDir);
    await store.close();
    return { acknowledged, lost: missing, problems };
  };

  return { round, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}
