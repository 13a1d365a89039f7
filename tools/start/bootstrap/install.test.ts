/** @module When an install is needed, and what a failed one leaves behind. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/files.ts';
import { ensureInstalled, whyInstall } from './install.mjs';

const lockfile = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });

const wanted = {
  '': { name: 'example' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/node-other-platform': { version: '26.0.0', integrity: 'sha512-b', optional: true },
};

const installedClone = (): string =>
  temporaryFolder({
    'package-lock.json': lockfile(wanted),
    'node_modules/.package-lock.json': lockfile({ 'node_modules/react': wanted['node_modules/react'] }),
    'node_modules/react/package.json': '{}',
    'node_modules/.bin/node': '',
  });

describe('whyInstall', () => {
  it('finds nothing to do when all that the lockfile asks for is there', () => {
    expect(whyInstall(installedClone())).toBeUndefined();
  });

  it('asks for an install on a fresh clone', () => {
    expect(whyInstall(temporaryFolder({ 'package-lock.json': lockfile(wanted) }))).toMatch(
      'nothing is installed',
    );
  });

  it('does not believe packages without the list that npm writes last', () => {
    const root = installedClone();
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(whyInstall(root)).toMatch('nothing is installed');
  });

  it('names a package that the lockfile has gained', () => {
    const root = installedClone();
    writeFiles(root, {
      'package-lock.json': lockfile({ ...wanted, 'node_modules/hono': { version: '4.0.0' } }),
    });
    expect(whyInstall(root)).toBe('node_modules/hono is missing');
  });

  it('names a package whose version or content has changed', () => {
    const root = installedClone();
    const changed = { ...wanted, 'node_modules/react': { version: '19.0.0', integrity: 'sha512-c' } };
    writeFiles(root, { 'package-lock.json': lockfile(changed) });
    expect(whyInstall(root)).toBe('node_modules/react is of another version');
  });

  it('notices a package whose folder was removed by hand', () => {
    const root = installedClone();
    rmSync(join(root, 'node_modules/react'), { recursive: true });
    expect(whyInstall(root)).toBe('node_modules/react is missing');
  });

  it('notices that the Node of this project is missing', () => {
    const root = installedClone();
    rmSync(join(root, 'node_modules/.bin/node'));
    expect(whyInstall(root)).toBe('the Node of this project is missing');
  });
});

describe('ensureInstalled', () => {
  it('tells what npm said when it failed, and leaves nothing that looks installed', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const root = installedClone();
    writeFiles(root, {
      'package-lock.json': lockfile({ ...wanted, 'node_modules/hono': { version: '4.0.0' } }),
    });
    await expect(ensureInstalled(root)).rejects.toThrow(/npm (?:error|ERR)[\s\S]*could not be installed/);
    expect(whyInstall(root)).toBe('nothing is installed yet');
    expect(existsSync(join(root, '.setup.lock'))).toBe(false);
  });
});
