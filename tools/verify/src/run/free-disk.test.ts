import { existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/files.ts';

let root = '';
const environment = (name: string): string => join(root, 'environments', name);
const download = (name: string): string => join(root, 'uv/archive-v0', name);
const nothing: ReadonlySet<string> = new Set();

/** A package in uv's cache, and environments with hard links to it. */
function install(name: string, ...users: readonly string[]): void {
  const info = `${name}-1.0.dist-info`;
  mkdirSync(join(download(name), info), { recursive: true });
  writeFileSync(join(download(name), info, 'RECORD'), `${name}/__init__.py,sha256=x,1000000000\n`);
  writeFileSync(join(download(name), info, 'METADATA'), '');
  for (const user of users) {
    mkdirSync(join(environment(user), info), { recursive: true });
    linkSync(join(download(name), info, 'METADATA'), join(environment(user), info, 'METADATA'));
    writeFileSync(join(environment(user), 'packages.json'), JSON.stringify({ [name]: '1.0' }));
  }
}

/** As much as can be removed: no disk has this much space. */
async function freeAll(inUse: readonly string[]): Promise<void> {
  vi.resetModules();
  vi.stubEnv('LOADOUT_RUN_FOLDER', root);
  const { freeDisk } = await import('./disk.ts');
  await freeDisk(Infinity, { inUse: new Set(inUse.map(environment)), used: nothing });
}

const left = (...folders: readonly string[]): readonly boolean[] => folders.map((one) => existsSync(one));

beforeEach(() => {
  root = temporaryFolder();
});

it('removes an environment with the packages that no other one has', async () => {
  install('rare', 'a');
  install('usual', 'b');
  await freeAll(['b']);
  expect(left(environment('a'), download('rare'))).toEqual([false, false]);
  expect(left(environment('b'), download('usual'))).toEqual([true, true]);
});

it('leaves packages that were compiled', async () => {
  install('slow', 'a');
  mkdirSync(join(root, 'uv/sdists-v10/pypi/slow/1.0'), { recursive: true });
  await freeAll([]);
  expect(left(download('slow'))).toEqual([true]);
});

it('has nothing to remove before the first installation', async () => {
  await expect(freeAll([])).resolves.toBeUndefined();
});
