import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as browser from '../../../packages/catalogue/src/browser.ts';
import * as source from '../../../packages/catalogue/src/index.ts';
import { buildForNode } from './catalogue.ts';
import { collections } from './collections.ts';

const fixtures = fileURLToPath(
  new URL('../../../packages/catalogue/test/libraries/fixtures/', import.meta.url),
);
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'loadout-package-'));
const index = join(folder, 'index.cjs');

const loadedFrom = (part: string): readonly string[] =>
  Object.keys(require.cache).filter((path) => path.startsWith(join(folder, part) + sep));

const entries = (from: typeof source): Readonly<Record<string, object>> => {
  const { libraries, apps, datasetLibraries, spaceClients, tasks, librariesAdded, tasksAdded } = from;
  return { libraries, apps, datasetLibraries, spaceClients, tasks, librariesAdded, tasksAdded };
};

/** The fields of an entry, and whether they are functions. */
const kinds = (all: object) =>
  Object.values(all).map((entry: object) =>
    Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, typeof value])),
  );

let built: typeof source;
beforeAll(async () => {
  await buildForNode(folder);
  built = require(index);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package as Node loads it', () => {
  it('loads the file of a library on first use, and no other', () => {
    for (const { folder: part } of collections) expect(loadedFrom(part)).toEqual([]);
    built.librarySnippets({ id: 'acme/tern' }, { library: 'timm' });
    expect(loadedFrom('libraries')).toEqual([join(folder, 'libraries', 'entries', 'timm.cjs')]);
  });

  it('exports the same names as the source, with import and require', async () => {
    const imported: object = await import(pathToFileURL(index).href);
    expect(Object.keys(built).toSorted()).toEqual(Object.keys(source).toSorted());
    expect(Object.keys(imported)).toEqual(expect.arrayContaining(Object.keys(source)));
  });

  it.each(Object.keys(entries(source)))('has the same %s, entry by entry', (name) => {
    const [ours, theirs] = [built, source].map((from) => entries(from)[name] ?? {});
    expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs));
    expect(kinds(ours ?? {})).toEqual(kinds(theirs ?? {}));
  });

  it.each(readdirSync(fixtures))('generates the same for every fixture of %s', (library) => {
    for (const file of readdirSync(join(fixtures, library))) {
      const record: unknown = JSON.parse(readFileSync(join(fixtures, library, file), 'utf8'));
      const [ours, theirs] = [built, source].map(({ librarySnippets }) => [
        librarySnippets(record, { library, revision: 'v1' }),
        librarySnippets(record),
      ]);
      expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs));
    }
  });

  it('generates hosted inference, and lists its providers and clients', () => {
    const record = { id: 'acme/tern', pipeline_tag: 'text-generation', tags: ['conversational'] };
    expect(JSON.stringify(built.inferenceSnippets(record))).toBe(
      JSON.stringify(source.inferenceSnippets(record)),
    );
    expect(JSON.stringify(built.providers)).toBe(JSON.stringify(source.providers));
    expect(built.inferenceClients.map(({ name }) => name)).toEqual(
      source.inferenceClients.map(({ name }) => name),
    );
  });

  it('exports a single library as its own module', () => {
    expect(require(join(folder, 'libraries', 'entries', 'timm.cjs')).default).toHaveProperty(
      'prettyLabel',
      'timm',
    );
  });

  it('generates the same for pages that load one library at a time', async () => {
    const page: typeof browser = await import(pathToFileURL(join(folder, 'browser.mjs')).href);
    const record = { id: 'acme/tern', library_name: 'timm', tags: ['timm'] };
    expect(JSON.stringify(await page.loadLibrarySnippets(record))).toBe(
      JSON.stringify(source.librarySnippets(record)),
    );
  });

  it.each(['browser', 'panels', 'quantization', 'records', 'render'])(
    'has one copy of each class in %s',
    (door) => {
      const part: Readonly<Record<string, unknown>> = require(join(folder, `${door}.cjs`));
      const all: Readonly<Record<string, unknown>> = { ...built };
      for (const name of Object.keys(part).filter((key) => key in all)) expect(part[name]).toBe(all[name]);
    },
  );
});

describe('the package as a bundler sees it', () => {
  it('is tree-shakable', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "export { parseRule } from './index.ts';",
        resolveDir: fileURLToPath(new URL('../../../packages/catalogue/src/', import.meta.url)),
        loader: 'ts',
      },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const text = outputFiles[0]?.text ?? '';
    expect(text).toContain('parseRule');
    expect(text).not.toContain('prettyLabel');
  });
});
