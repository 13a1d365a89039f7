/** @module Tests of lockfile problems. */
import { describe, expect, it } from 'vitest';
import { lockfileProblems } from './lockfile.mjs';

const integrity = 'sha512-a';

describe('lockfileProblems', () => {
  it('accepts workspaces, links and packages of every platform', () => {
    const packages = {
      '': {},
      'packages/web': { optionalDependencies: { fsevents: '1' } },
      'node_modules/@loadout/web': { resolved: 'packages/web', link: true },
      'node_modules/fsevents': { integrity },
      'node_modules/vite': { integrity, optionalDependencies: { fsevents: '1', esbuild: '1' } },
      'node_modules/vite/node_modules/esbuild': { integrity },
    };
    expect(lockfileProblems({ packages })).toEqual([]);
  });

  it('reports an optional package that npm has omitted', () => {
    const packages = {
      'node_modules/rolldown': { integrity, optionalDependencies: { '@rolldown/arm64': '1' } },
    };
    expect(lockfileProblems({ packages })).toEqual([
      expect.stringMatching('node_modules/rolldown names the optional @rolldown/arm64'),
    ]);
  });

  it('ignores a package elsewhere in the tree that cannot be resolved', () => {
    const packages = {
      'node_modules/a': { integrity, optionalDependencies: { binding: '1' } },
      'node_modules/b/node_modules/binding': { integrity },
    };
    expect(lockfileProblems({ packages })).toHaveLength(1);
  });

  it('reports a package with a download URL', () => {
    const packages = { 'node_modules/a': { integrity, resolved: 'https://registry.example/a.tgz' } };
    expect(lockfileProblems({ packages })).toEqual([
      expect.stringMatching('node_modules/a has a download URL'),
    ]);
  });

  it('reports a package without an integrity hash', () => {
    expect(lockfileProblems({ packages: { 'node_modules/a': {} } })).toEqual([
      expect.stringMatching('node_modules/a has no integrity hash'),
    ]);
  });
});
