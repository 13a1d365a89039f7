/** @module Tests of generated indexes: written from the folders, and reported when stale. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/files.ts';
import { findEntries } from './entries.ts';
import { importNames, renderIndex, renderKeys } from './render.ts';
import { staleIndexes, writeIndexes } from './write.ts';

describe('findEntries', () => {
  it('uses the file name as key, sorted by key', () => {
    const source = temporaryFolder({
      'libraries/entries/transformers.js.ts': '',
      'libraries/entries/keras.ts': '',
    });
    expect(findEntries(source, { folder: 'libraries', entries: 'entries' })).toEqual([
      { key: 'keras', module: './entries/keras.ts' },
      { key: 'transformers.js', module: './entries/transformers.js.ts' },
    ]);
  });

  it('ignores tests, shared files, indexes and other files', () => {
    const names = [
      '_shared.ts',
      'keras.test.ts',
      'keras.testing.ts',
      'index.ts',
      'index.generated.ts',
      'README.md',
    ];
    const source = temporaryFolder(
      Object.fromEntries(names.map((name) => [`libraries/entries/${name}`, ''])),
    );
    expect(findEntries(source, { folder: 'libraries', entries: 'entries' })).toEqual([]);
  });

  it('treats a folder with the entry file as an entry', () => {
    const source = temporaryFolder({
      'tasks/entries/translation/task.ts': '',
      'tasks/entries/other/assets/input.webp': '',
    });
    expect(findEntries(source, { folder: 'tasks', entries: 'entries', entryFile: 'task.ts' })).toEqual([
      { key: 'translation', module: './entries/translation/task.ts' },
    ]);
  });

  it('treats a file in a subfolder as an entry of a grouped collection', () => {
    const source = temporaryFolder({
      'clients/define.ts': '',
      'clients/python/requests.ts': '',
      'clients/shell/curl.ts': '',
    });
    expect(findEntries(source, { folder: 'clients', grouped: true })).toEqual([
      { key: 'python/requests', module: './python/requests.ts' },
      { key: 'shell/curl', module: './shell/curl.ts' },
    ]);
  });

  it('finds nothing in a missing folder', () => {
    expect(findEntries(temporaryFolder(), { folder: 'apps' })).toEqual([]);
  });
});

describe('importNames', () => {
  it('makes unique identifiers for any keys', () => {
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
      type: { name: 'Library', from: './define.ts' },
    };
    const text = renderIndex(collection, [{ key: 'open_clip', module: './open_clip.ts' }]);
    expect(text.split('\n').slice(1)).toEqual([
      "import type { Library } from './define.ts';",
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

describe('renderKeys', () => {
  it('writes the list of keys, its type and the check of a key', () => {
    const text = renderKeys({ keyType: 'AppKey' }, 'appKeys', [{ key: 'jan', module: './jan.ts' }]);
    expect(text.split('\n').slice(1)).toEqual([
      'export const appKeys = [',
      "  'jan',",
      '] as const;',
      '',
      'export type AppKey = (typeof appKeys)[number];',
      '',
      'const known: ReadonlySet<string> = /* @__PURE__ */ new Set(appKeys);',
      '',
      'export const isAppKey = (key: string | undefined): key is AppKey =>',
      '  key !== undefined && known.has(key);',
      '',
    ]);
  });
});

describe('writeIndexes', () => {
  const index = 'libraries/index.generated.ts';
  const keys = 'libraries/keys.generated.ts';
  const added = 'snippets/added.generated.ts';

  it('updates an index, which is then not stale', () => {
    const source = temporaryFolder({ 'libraries/entries/keras.ts': '' });
    expect(staleIndexes(source).map(({ file }) => file)).toEqual([index, keys, added]);
    expect(writeIndexes(source)).toEqual([index, keys, added]);
    expect(staleIndexes(source)).toEqual([]);
    expect(readFileSync(join(source, index), 'utf8')).toMatch("'./entries/keras.ts'");
  });

  it('reports a stale index after an entry was added or removed', () => {
    const source = temporaryFolder({ 'libraries/entries/keras.ts': '' });
    writeIndexes(source);
    writeFiles(source, { 'libraries/entries/timm.ts': '' });
    expect(staleIndexes(source).map(({ file }) => file)).toContain(index);
    rmSync(join(source, 'libraries/entries/timm.ts'));
    expect(staleIndexes(source)).toEqual([]);
  });

  it('removes the index of a folder without entries', () => {
    const source = temporaryFolder({ [index]: 'stale' });
    writeIndexes(source);
    expect(existsSync(join(source, index))).toBe(false);
  });
});

const dates = (source: string): string => readFileSync(join(source, 'snippets/added.generated.ts'), 'utf8');

describe('the dates of entries', () => {
  it('are written once and kept', () => {
    const source = temporaryFolder({
      'libraries/entries/keras.ts': '',
      'tasks/entries/translation/task.ts': '',
    });
    for (const { file, wanted } of staleIndexes(source, new Date('2026-01-02T03:04:05Z')))
      writeFiles(source, { [file]: wanted ?? '' });
    writeFiles(source, { 'libraries/entries/timm.ts': '' });
    for (const { file, wanted } of staleIndexes(source, new Date('2027-01-01T00:00:00Z')))
      writeFiles(source, { [file]: wanted ?? '' });
    expect(dates(source)).toContain("'keras': '2026-01-02T03:04:05Z'");
    expect(dates(source)).toContain("'translation': '2026-01-02T03:04:05Z'");
    expect(dates(source)).toContain("'timm': '2027-01-01T00:00:00Z'");
  });

  it('are removed with the entry', () => {
    const source = temporaryFolder({ 'libraries/entries/keras.ts': '', 'libraries/entries/timm.ts': '' });
    writeIndexes(source);
    rmSync(join(source, 'libraries/entries/timm.ts'));
    writeIndexes(source);
    expect(dates(source)).not.toContain('timm');
  });
});
