/** @module Tests when an install is needed for each scope, and what a failed install leaves. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/files.ts';
import { ensureInstalled, whyInstall } from './install.mjs';

const lockfile = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });

const react = { version: '19.0.0', integrity: 'sha512-a' };
const vitest = { version: '5.0.0', integrity: 'sha512-b', dev: true };
const wanted = {
  '': { name: 'example' },
  'node_modules/react': react,
  'node_modules/vitest': vitest,
  'node_modules/typescript': { version: '7.0.0', integrity: 'sha512-c', devOptional: true },
  'node_modules/node-other-platform': { version: '26.0.0', integrity: 'sha512-d', optional: true },
};

const leanClone = (): string =>
  temporaryFolder({
    'package-lock.json': lockfile(wanted),
    'node_modules/.package-lock.json': lockfile({ 'node_modules/react': react }),
    'node_modules/react/package.json': '{}',
    'node_modules/.bin/node': '',
  });

const fullClone = (): string => {
  const root = leanClone();
  const { '': _, 'node_modules/node-other-platform': __, ...installed } = wanted;
  writeFiles(root, {
    'node_modules/.package-lock.json': lockfile(installed),
    'node_modules/vitest/package.json': '{}',
    'node_modules/typescript/package.json': '{}',
  });
  return root;
};

describe('whyInstall', () => {
  it('accepts a full install for both scopes', () => {
    expect(whyInstall(fullClone(), 'all')).toBeUndefined();
    expect(whyInstall(fullClone(), 'serve')).toBeUndefined();
  });

  it('accepts a lean install for serving, but not for the tests', () => {
    expect(whyInstall(leanClone(), 'serve')).toBeUndefined();
    expect(whyInstall(leanClone(), 'all')).toBe('node_modules/vitest is missing');
  });

  it('does not reinstall for serving when only a tool has changed', () => {
    const root = fullClone();
    writeFiles(root, {
      'package-lock.json': lockfile({ ...wanted, 'node_modules/vitest': { ...vitest, version: '5.0.1' } }),
    });
    expect(whyInstall(root, 'serve')).toBeUndefined();
    expect(whyInstall(root, 'all')).toBe('node_modules/vitest has another version');
  });

  describe.each(['serve', 'all'] as const)('in scope %s', (scope) => {
    it('needs an install on a fresh clone', () => {
      const root = temporaryFolder({ 'package-lock.json': lockfile(wanted) });
      expect(whyInstall(root, scope)).toMatch('nothing is installed');
    });

    it('requires the list that npm writes last', () => {
      const root = fullClone();
      rmSync(join(root, 'node_modules/.package-lock.json'));
      expect(whyInstall(root, scope)).toMatch('nothing is installed');
    });

    it('names a package that was added to the lockfile', () => {
      const root = fullClone();
      writeFiles(root, {
        'package-lock.json': lockfile({ ...wanted, 'node_modules/hono': { version: '4.0.0' } }),
      });
      expect(whyInstall(root, scope)).toBe('node_modules/hono is missing');
    });

    it('names a package whose version or content has changed', () => {
      const root = fullClone();
      writeFiles(root, {
        'package-lock.json': lockfile({
          ...wanted,
          'node_modules/react': { ...react, integrity: 'sha512-x' },
        }),
      });
      expect(whyInstall(root, scope)).toBe('node_modules/react has another version');
    });

    it('detects a package whose folder was removed', () => {
      const root = fullClone();
      rmSync(join(root, 'node_modules/react'), { recursive: true });
      expect(whyInstall(root, scope)).toBe('node_modules/react is missing');
    });

    it("detects that the project's Node is missing", () => {
      const root = fullClone();
      rmSync(join(root, 'node_modules/.bin/node'));
      expect(whyInstall(root, scope)).toBe("the project's Node is missing");
    });
  });
});

/** A project that npm can install without a registry: `served` contains the Node binary, `tool` is a devDependency. */
const installable = (): string =>
  temporaryFolder({
    'package.json': JSON.stringify({
      name: 'example',
      dependencies: { served: 'file:served' },
      devDependencies: { tool: 'file:tool' },
    }),
    'package-lock.json': lockfile({
      '': {
        name: 'example',
        dependencies: { served: 'file:served' },
        devDependencies: { tool: 'file:tool' },
      },
      served: { version: '1.0.0', bin: { node: 'node' } },
      tool: { version: '1.0.0', dev: true },
      'node_modules/served': { resolved: 'served', link: true },
      'node_modules/tool': { resolved: 'tool', link: true, dev: true },
    }),
    'served/package.json': JSON.stringify({ name: 'served', version: '1.0.0', bin: { node: 'node' } }),
    'served/node': '#!/bin/sh\n',
    'tool/package.json': JSON.stringify({ name: 'tool', version: '1.0.0' }),
  });

describe('ensureInstalled', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('installs what serving needs, then adds the tools and keeps the rest', async () => {
    const root = installable();
    vi.stubEnv('NODE_ENV', 'development');
    await ensureInstalled(root, 'serve');
    expect(existsSync(join(root, 'node_modules/served'))).toBe(true);
    expect(existsSync(join(root, 'node_modules/tool'))).toBe(false);

    writeFiles(root, { 'node_modules/.cache/of-a-running-server': '' });
    vi.stubEnv('NODE_ENV', 'production');
    await ensureInstalled(root, 'all');
    expect(whyInstall(root, 'all')).toBeUndefined();
    expect(existsSync(join(root, 'node_modules/.cache/of-a-running-server'))).toBe(true);
  });

  it('keeps the tools of a full install when serving needs a new package', async () => {
    const root = installable();
    await ensureInstalled(root, 'all');
    rmSync(join(root, 'node_modules/served'), { recursive: true });
    await ensureInstalled(root, 'serve');
    expect(whyInstall(root, 'all')).toBeUndefined();
  });

  it('reports the output of npm on failure, and leaves no install that looks complete', async () => {
    const root = fullClone();
    writeFiles(root, {
      'package-lock.json': lockfile({ ...wanted, 'node_modules/hono': { version: '4.0.0' } }),
    });
    await expect(ensureInstalled(root, 'serve')).rejects.toThrow(
      /npm (?:error|ERR)[\s\S]*could not be installed/,
    );
    expect(whyInstall(root, 'serve')).toBe('nothing is installed yet');
    expect(existsSync(join(root, '.setup.lock'))).toBe(false);
  });
});
