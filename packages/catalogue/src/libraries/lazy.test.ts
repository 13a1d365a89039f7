import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CatalogueError } from '../errors.ts';
import { own } from '../snippets/own.ts';
import { libraries } from './index.generated.ts';
import { generateSnippets } from '../snippets/generate.ts';
import { loadLibraryFacts, loadLibrarySnippets, loadSnippets } from './lazy.ts';
import { loadLibrary } from './load-library.ts';
import { loaderGroups } from './loader-groups.generated.ts';
import { libraryLoaders } from './loaders.generated.ts';
import { libraryOutline } from './outline.generated.ts';
import { recordReaders } from './record-readers.generated.ts';
import { librarySnippets } from './snippets.ts';

const fixtures = new URL('../../test/libraries/fixtures/', import.meta.url);
const records: readonly (readonly [string, unknown])[] = readdirSync(fixtures, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.json'))
  .map((file): readonly [string, unknown] => [
    file,
    JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')),
  ]);

describe('snippets of libraries that are loaded on demand', () => {
  it('has records to compare', () => {
    expect(records.length).toBeGreaterThan(300);
  });

  it.each(records)('equal those of the whole catalogue: %s', async (_file, record) => {
    expect(await loadLibrarySnippets(record)).toEqual(librarySnippets(record));
  });

  it.each(['transformers', 'bm25s', 'sam2'])('%s by its key', async (library) => {
    const record = { id: 'owner/name' };
    expect(await loadLibrarySnippets(record, { library })).toEqual(librarySnippets(record, { library }));
  });

  it.each(['no-such-library', 'constructor'])('refuse the key %s', async (library) => {
    await expect(loadLibrarySnippets({ id: 'owner/name' }, { library })).rejects.toThrow(CatalogueError);
  });

  it.each([
    { id: 'owner/name', library_name: 'constructor', tags: ['__proto__', 'toString'] },
    { id: 'owner/name', pipeline_tag: 'text-to-image' },
    { id: 'owner/name', library_name: 'Llama_CPP', tags: ['gguf'] },
    { id: 'owner/"; rm -rf /', library_name: 'timm' },
  ])('equal those of the whole catalogue for %j', async (record) => {
    expect(await loadLibrarySnippets(record)).toEqual(librarySnippets(record));
  });

  it.each(['timm', 'transformers'])('load %s alone', async (key) => {
    expect(await loadLibrary(key)).toBe(own(libraries, key));
  });

  it.each(['no-such-library', 'constructor'])('load nothing for the key %s', async (key) => {
    expect(await loadLibrary(key)).toBeUndefined();
  });

  it('covers every library', async () => {
    expect(Object.keys(libraryLoaders)).toEqual(Object.keys(libraries));
    expect(Object.keys(libraryOutline)).toEqual(Object.keys(libraries));
    for (const [key, library] of Object.entries(recordReaders)) expect(library).toBe(own(libraries, key));
    const groups = await Promise.all(loaderGroups.map(async ([, load]) => (await load()).loaders));
    expect(groups.flatMap((loaders) => Object.keys(loaders))).toEqual(Object.keys(libraries));
    for (const [key, load] of groups.flatMap((loaders) => Object.entries(loaders)))
      expect((await load()).default).toBe(own(libraries, key));
  });

  it.each(Object.keys(libraries))('find the loader of %s in its group', async (key) => {
    expect((await loadLibraryFacts(key))?.prettyLabel).toBe(own(libraries, key)?.prettyLabel);
  });

  it('name a library without loading its code for all tasks', async () => {
    expect(await loadLibraryFacts('timm')).toEqual({
      prettyLabel: 'timm',
      docsUrl: 'https://huggingface.co/docs/hub/timm',
    });
    expect(await loadLibraryFacts('constructor')).toBeUndefined();
  });

  it('are those of one library that is given', async () => {
    const record = { id: 'owner/name', pipeline_tag: 'text-generation' };
    expect(await loadSnippets(libraries.transformers, record, { revision: 'v1' })).toEqual(
      generateSnippets(libraries.transformers, record, { revision: 'v1' }),
    );
  });
});
