/** @module Tests when the site is built, and that a failed build never counts as complete. */
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/files.ts';
import { ensureBuilt, isBuilt } from './build.mjs';

const succeeds = '#!/bin/sh\nmkdir -p build/server build/client && echo built >> build/server/index.js\n';
const breaksHalfway = `${succeeds}echo "the build broke"; exit 3\n`;

const manifest = (...dependencies: readonly string[]): string =>
  JSON.stringify({
    dependencies: Object.fromEntries(dependencies.map((name) => [`@loadout/${name}`, '0.1.0'])),
  });

const buildWith = (root: string, script: string): void => {
  writeFiles(root, { 'node_modules/.bin/react-router': script });
  chmodSync(join(root, 'node_modules/.bin/react-router'), 0o755);
};

const unbuiltClone = (): string => {
  const root = temporaryFolder({
    'package-lock.json': '{}',
    'packages/web/package.json': manifest('server'),
    'packages/web/app/root.tsx': 'export {};',
    'packages/server/package.json': manifest('catalogue'),
    'packages/catalogue/package.json': manifest(),
    'packages/catalogue/src/tasks/a.ts': 'export {};',
    'packages/cli/package.json': manifest('web'),
  });
  buildWith(root, succeeds);
  return root;
};

const timesBuilt = (root: string): number =>
  readFileSync(join(root, 'packages/web/build/server/index.js'), 'utf8').trim().split('\n').length;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('ensureBuilt', () => {
  it('builds once and then keeps the build', async () => {
    const root = unbuiltClone();
    expect(isBuilt(root)).toBe(false);
    await ensureBuilt(root);
    await ensureBuilt(root);
    expect(timesBuilt(root)).toBe(1);
  });

  it.each([
    ['a file of the site', 'packages/web/app/root.tsx'],
    ['a new file of the site', 'packages/web/app/routes/new.tsx'],
    ['a setting of the site', 'packages/web/vite.config.ts'],
    ['a workspace it depends on indirectly', 'packages/catalogue/src/tasks/a.ts'],
    ['the lockfile', 'package-lock.json'],
  ])('builds again after a change in %s', async (_, file) => {
    const root = unbuiltClone();
    await ensureBuilt(root);
    writeFiles(root, { [file]: 'export const changed = true;' });
    await ensureBuilt(root);
    expect(timesBuilt(root)).toBe(2);
  });

  it.each([
    ['a test', 'packages/web/app/root.test.ts'],
    ['a package that the site does not use', 'packages/cli/src/main.ts'],
  ])('does not build again after a change in %s', async (_, file) => {
    const root = unbuiltClone();
    await ensureBuilt(root);
    writeFiles(root, { [file]: 'export const changed = true;' });
    expect(isBuilt(root)).toBe(true);
  });

  it('prints the output of a failed build and builds again next time', async () => {
    const root = unbuiltClone();
    await ensureBuilt(root);
    writeFiles(root, { 'packages/web/app/root.tsx': 'broken' });
    buildWith(root, breaksHalfway);
    await expect(ensureBuilt(root)).rejects.toThrow(/the build broke[\s\S]*exit code 3/);
    writeFiles(root, { 'packages/web/app/root.tsx': 'export {};' });
    expect(isBuilt(root)).toBe(false);
  });

  it('builds again when the output was removed', async () => {
    const root = unbuiltClone();
    await ensureBuilt(root);
    rmSync(join(root, 'packages/web/build/server'), { recursive: true });
    expect(isBuilt(root)).toBe(false);
  });
});
