import { describe, expect, it } from 'vitest';
import { publishedManifest } from './manifest.ts';

const workspace = {
  name: '@loadout/example',
  version: '1.0.0',
  private: true,
  files: ['dist'],
  scripts: { build: 'tsc' },
  exports: {
    '.': { '@loadout/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './testing': { '@loadout/source': './src/testing.ts' },
    './nested': { import: { '@loadout/source': './src/n.ts', default: './dist/n.js' } },
  },
  imports: { '#later': { types: { '@loadout/source': './src/l.ts' }, default: './build/l.js' } },
  dependencies: { used: '1.0.0', unused: '2.0.0' },
  devDependencies: { tool: '1.0.0' },
};

describe('the published package.json', () => {
  it('has no sources, scripts, development dependencies or unused dependencies', () => {
    const {
      homepage: _home,
      bugs: _bugs,
      repository: _repository,
      ...published
    } = publishedManifest(workspace, 'example', new Set(['used']));
    expect(published).toEqual({
      name: '@loadout/example',
      version: '1.0.0',
      files: ['dist'],
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './nested': { import: { default: './dist/n.js' } },
      },
      imports: { '#later': { default: './build/l.js' } },
      dependencies: { used: '1.0.0' },
    });
  });

  it('is rejected if a compiled file imports an undeclared package', () => {
    expect(() => publishedManifest(workspace, 'example', new Set(['forgotten']))).toThrow('forgotten');
  });
});
