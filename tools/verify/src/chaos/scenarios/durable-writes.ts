/** @module Checks with strace that every write is synced (fsync of the write-ahead log) before it is acknowledged. */

import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '@loadout/hub/testing';
import type { Round, Scenario, Trial } from '../scenario.ts';
import { unsyncedAcknowledgements } from '../strace.ts';

const writer = fileURLToPath(new URL('../children/acknowledging-writer.ts', import.meta.url));

export const durableWrites: Scenario = {
  name: 'durable-writes',
  about: 'strace: single writes and bulk imports are fsynced before they are acknowledged',
  missing: () => (hasStrace() ? undefined : 'strace is not installed or may not trace'),
  open: openTrial,
};

async function openTrial(): Promise<Trial> {
  const folder = await temporaryFolder();
  let rounds = 0;

  const round = async (): Promise<Round> => {
    const form = rounds % 2 === 0 ? 'single' : 'bulk';
    const file = join(folder.path, `${rounds}.db`);
    const log = join(folder.path, `${rounds}.log`);
    rounds += 1;
    const traced = ['-f', '-y', '-o', log, '-e', 'trace=write,pwrite64,fsync,fdatasync'];
    const node = [process.execPath, '--conditions=@loadout/source', writer, file, form];
    await promisify(execFile)('strace', [...traced, ...node]);
    const { acknowledged, unsynced } = unsyncedAcknowledgements(await readFile(log, 'utf8'));
    const expected = form === 'single' ? 50 : 2;
    const problems =
      acknowledged === expected ? [] : [`${acknowledged} of ${expected} acknowledgements were seen`];
    return { acknowledged, lost: unsynced, problems };
  };

  return { round, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-e', 'trace=none', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
