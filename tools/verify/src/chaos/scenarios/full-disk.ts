/** @module The server's disk fills up while clients write, and is freed again. Needs root, to mount a small tmpfs. */

import { execFileSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSqliteStore } from '@loadout/hub';
import { integrity, temporaryFolder } from '@loadout/hub/testing';
import { Clients } from '../clients.ts';
import { lostOf } from '../records.ts';
import type { Round, Scenario, Trial } from '../scenario.ts';
import { startApi } from '../server.ts';

/** HTTP status of a write that the disk has no space for. */
const storeFull = 507;
const mebibyte = 1024 * 1024;
const diskMebibytes = 64;
const freeBytes = 2 * mebibyte;

export const fullDisk: Scenario = {
  name: 'full-disk',
  about: 'the disk runs full under 2 writers and is freed again',
  missing: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? undefined
      : 'needs root on Linux to mount a tmpfs',
  open: openTrial,
};

async function openTrial(): Promise<Trial> {
  const folder = await temporaryFolder();
  const disk = folder.path;
  const ballast = join(disk, 'ballast');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMebibytes}m`, 'tmpfs', disk]);

  const round = async (): Promise<Round> => {
    const server = await startApi(disk);
    await fill(disk, ballast);
    const clients = new Clients(() => server.address);
    for (let writer = 0; writer < 2; writer += 1) clients.writeOneByOne(20_000);
    const problems: string[] = [];
    const refused = () => clients.statuses.get(storeFull) ?? 0;
    if (!(await until(() => refused() >= 5))) problems.push('no write was refused on a full disk');
    await rm(ballast);
    const before = clients.writes;
    if (!(await until(() => clients.writes > before + 5))) problems.push('no write after the disk was freed');
    await clients.stop();
    if (!server.isAlive()) problems.push('the server ended by itself');
    await server.kill();
    const file = join(disk, 'records.sqlite');
    const store = await openSqliteStore(file);
    const lost = await lostOf(store, clients.acknowledged);
    await store.close();
    if (integrity(file) !== 'ok') problems.push('the file of the store is damaged');
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
    return { acknowledged: clients.writes, lost, problems: [...problems, ...clients.unexpected(storeFull)] };
  };

  return {
    round,
    async [Symbol.asyncDispose]() {
      execFileSync('umount', [disk]);
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function fill(disk: string, ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
}

async function until(condition: () => boolean): Promise<boolean> {
  const end = performance.now() + 30_000;
  while (!condition() && performance.now() < end) await setTimeout(20);
  return condition();
}
