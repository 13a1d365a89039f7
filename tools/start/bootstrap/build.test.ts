/** @module Tests when the site and the server are built, and that a failed build never counts as complete. */
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/files.ts';
import { ensureBuilt, isBuilt } from './build.mjs';

const makesSite = '#!/bin/sh\nmkdir -p build/server build/client && echo built >> build/server/index.js\n';
const makesServer = '#!/bin/sh\nmkdir -p build && echo built >> build/main.js\n';
const breaksHalfway = (script: string): string => `${script}echo "the build broke"; exit 3\n`;

const manifest = (...dependencies: readonly string[]): string =>
  JSON.stringify({
    dependencies: Object.fromEntries(dependencies.map((name) => [`@loadout/${name}`, '0.1.0'])),
  });

const buildWith = (root: string, command: 'react-router' | 'vite', script: string): void => {
  writeFiles(root, { [`node_modules/.bin/${command}`]: script });
  chmodSync(join(root, 'node_modules/.bin', command), 0o755);
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
  buildWith(root, 'react-router', makesSite);
  buildWith(root, 'vite', makesServer);
  return root;
};

const linesOf = (file: string): number => readFileSync(file, 'utf8').trim().split('\n').length;

const timesBuilt = (root: string): { readonly site: number; readonly server: number } => ({
  site: linesOf(join(root, 'packages/web/build/server/index.js')),
  server: linesOf(join(root, 'packages/cli/build/main.js')),
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('ensureBuilt', () => {
  it('builds once and then keeps the build', async () => {
    const root = unbuiltClone();
    expect(isBuilt(root)).toBe(false);
    await ensureBuilt(root);
    await ensureBuilt(root);
    expect(timesBuilt(root)).toEqual({ site: 1, server: 1 });
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
    expect(timesBuilt(root)).toEqual({ site: 2, server: 2 });
  });

  it('builds only the server again after a change in the command line', async () => {
    const root = unbuiltClone();
    await ensureBuilt(root);
    writeFiles(root, { 'packages/cli/src/main.ts': 'export const changed = true;' });
    await ensureBuilt(root);
    expect(timesBuilt(root)).toEqual({ site: 1, server: 2 });
  });

  it.each([
    ['a test', 'packages/web/app/root.test.ts'],
    ['what the compiler remembers', 'packages/web/tsconfig.tsbuildinfo'],
  ])('does not build again after a change in %s', async (_, file) => {
    const root = unbuiltClone();
    await ensureBuilt(root);
    writeFiles(root, { [file]: 'export const changed = true;' });
    expect(isBuilt(root)).toBe(true);
  });

  it.each([
    ['site', 'react-router', makesSite],
    ['server', 'vite', makesServer],
  ] as const)(
    'prints the output of a failed build of the %s and builds again next time',
    async (_, command, script) => {
      const root = unbuiltClone();
      await ensureBuilt(root);
      writeFiles(root, { 'packages/web/app/root.tsx': 'broken' });
      buildWith(root, command, breaksHalfway(script));
      await expect(ensureBuilt(root)).rejects.toThrow(/the build broke[\s\S]*exit code 3/);
      writeFiles(root, { 'packages/web/app/root.tsx': 'export {};' });
      expect(isBuilt(root)).toBe(false);
    },
  );

  it.each(['packages/web/build/server', 'packages/cli/build/main.js'])(
    'builds again when %s was removed',
    async (output) => {
      const root = unbuiltClone();
      await ensureBuilt(root);
      rmSync(join(root, output), { recursive: true });
      expect(isBuilt(root)).toBe(false);
    },
  );
});
