/** @module From the names in a folder to an index, and back to a clear word when they differ. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/files.ts';
import { findEntries } from './entries.ts';
import { importNames, renderIndex } from './render.ts';
import { staleIndexes, writeIndexes } from './write.ts';

describe('findEntries', () => {
  it('takes the name of a file for its key, in the order of keys', () => {
    const source = temporaryFolder({ 'libraries/transformers.js.ts': '', 'libraries/keras.ts': '' });
    expect(findEntries(source, { folder: 'libraries' })).toEqual([
      { key: 'keras', module: './keras.ts' },
      { key: 'transformers.js', module: './transformers.js.ts' },
    ]);
  });

  it('leaves out tests, shared files, indexes and what is no module', () => {
    const names = [
      '_shared.ts',
      'keras.test.ts',
      'keras.testing.ts',
      'index.ts',
      'index.generated.ts',
      'README.md',
    ];
    const source = temporaryFolder(Object.fromEntries(names.map((name) => [`libraries/${name}`, ''])));
    expect(findEntries(source, { folder: 'libraries' })).toEqual([]);
  });

  it('takes a folder for an entry once it has its file', () => {
    const source = temporaryFolder({ 'tasks/translation/task.ts': '', 'tasks/other/assets/input.webp': '' });
    expect(findEntries(source, { folder: 'tasks', entryFile: 'task.ts' })).toEqual([
      { key: 'translation', module: './translation/task.ts' },
    ]);
  });

  it('finds nothing in a folder that is not there', () => {
    expect(findEntries(temporaryFolder(), { folder: 'apps' })).toEqual([]);
  });
});

describe('importNames', () => {
  it('makes identifiers that differ, whatever the keys', () => {
    const names = importNames(['default', 'open-clip', 'open_clip', '3d-model', 'a.b'], 'Library');
    expect([...names.values()]).toEqual([
      'defaultLibrary',
      'openClipLibrary',
      'openClipLibrary2',
      '_3dModelLibrary',
      'aBLibrary',
    ]);
  });
});

describe('renderIndex', () => {
  it('writes one import and one property for each entry', () => {
    const collection = {
      folder: 'libraries',
      constant: 'libraries',
      keyType: 'LibraryKey',
      type: { name: 'Library', from: '../library.ts' },
    };
    const text = renderIndex(collection, [{ key: 'open_clip', module: './open_clip.ts' }]);
    expect(text.split('\n').slice(1)).toEqual([
      "import type { Library } from '../library.ts';",
      "import openClipLibrary from './open_clip.ts';",
      '',
      'export const libraries = {',
      "  'open_clip': openClipLibrary,",
      '} as const satisfies Record<string, Library>;',
      '',
      'export type LibraryKey = keyof typeof libraries;',
      '',
    ]);
  });
});

describe('writeIndexes', () => {
  const index = 'libraries/index.generated.ts';

  it('brings an index up to date and then finds nothing stale', () => {
    const source = temporaryFolder({ 'libraries/keras.ts': '' });
    expect(staleIndexes(source).map(({ file }) => file)).toEqual([index, 'added.generated.ts']);
    expect(writeIndexes(source)).toEqual([index, 'added.generated.ts']);
    expect(staleIndexes(source)).toEqual([]);
    expect(readFileSync(join(source, index), 'utf8')).toMatch("'./keras.ts'");
  });

  it('finds an index stale after an entry came or went', () => {
    const source = temporaryFolder({ 'libraries/keras.ts': '' });
    writeIndexes(source);
    writeFiles(source, { 'libraries/timm.ts': '' });
    expect(staleIndexes(source).map(({ file }) => file)).toContain(index);
    rmSync(join(source, 'libraries/timm.ts'));
    expect(staleIndexes(source)).toEqual([]);
  });

  it('removes the index of a folder without entries', () => {
    const source = temporaryFolder({ [index]: 'stale' });
    writeIndexes(source);
    expect(existsSync(join(source, index))).toBe(false);
  });
});

const dates = (source: string): string => readFileSync(join(source, 'added.generated.ts'), 'utf8');

describe('the dates of entries', () => {
  it('are written once and kept', () => {
    const source = temporaryFolder({ 'libraries/keras.ts': '', 'tasks/translation/task.ts': '' });
    for (const { file, wanted } of staleIndexes(source, new Date('2026-01-02T03:04:05Z')))
      writeFiles(source, { [file]: wanted ?? '' });
    writeFiles(source, { 'libraries/timm.ts': '' });
    for (const { file, wanted } of staleIndexes(source, new Date('2027-01-01T00:00:00Z')))
      writeFiles(source, { [file]: wanted ?? '' });
    expect(dates(source)).toContain("'keras': '2026-01-02T03:04:05Z'");
    expect(dates(source)).toContain("'translation': '2026-01-02T03:04:05Z'");
    expect(dates(source)).toContain("'timm': '2027-01-01T00:00:00Z'");
  });

  it('go with the entry', () => {
    const source = temporaryFolder({ 'libraries/keras.ts': '', 'libraries/timm.ts': '' });
    writeIndexes(source);
    rmSync(join(source, 'libraries/timm.ts'));
    writeIndexes(source);
    expect(dates(source)).not.toContain('timm');
  });
});
