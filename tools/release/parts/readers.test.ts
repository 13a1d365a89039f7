import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { librarySnippets } from '../../../packages/catalogue/src/index.ts';
import { recordReaders } from '../../../packages/catalogue/src/libraries/record-readers.generated.ts';
import { compiledTemplates } from '../templates/plugin.ts';
import { withLoadedGenerator } from './module.ts';
import { writeReaders } from './readers.ts';

const catalogue = fileURLToPath(new URL('../../../packages/catalogue/', import.meta.url));
const source = join(catalogue, 'src');
const fixtures = join(catalogue, 'test/libraries/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'loadout-readers-'));
const readers = join(folder, 'readers.js');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Page {
  readonly loadLibrarySnippets: (record: unknown) => Promise<unknown>;
  readonly recordReaders: typeof recordReaders;
}

let page: Page;

/** A page that loads libraries for a record, as a bundler makes it. */
beforeAll(async () => {
  await writeReaders(readers, {
    runtime: `${source}/snippets/part.ts`,
    library: (key) => `${source}/libraries/entries/${key}.ts`,
  });
  await build({
    stdin: {
      contents: `
        export { loadLibrarySnippets } from '${source}/browser.ts';
        export { recordReaders } from '${readers}';
      `,
      resolveDir: source,
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    plugins: [
      {
        name: 'readers',
        setup: (building) =>
          building.onResolve({ filter: /record-readers\.generated\.ts$/ }, () => ({ path: readers })),
      },
      compiledTemplates,
    ],
    logLevel: 'error',
  });
  page = await import(pathToFileURL(join(folder, 'stdin.mjs')).href);
}, 60_000);

describe('the libraries that read every record', () => {
  it('are the same ones, without fields for search', () => {
    expect(Object.keys(page.recordReaders)).toEqual(Object.keys(recordReaders));
    for (const [key, { prettyLabel, aliases, snippets }] of Object.entries(recordReaders)) {
      const reader = page.recordReaders[key];
      expect(reader).toMatchObject({ prettyLabel, ...(aliases && { aliases }) });
      expect(typeof reader?.snippets).toBe(typeof snippets);
      expect(reader).not.toHaveProperty('summary');
    }
  });

  it('generate after their generator is loaded, for every fixture as the whole catalogue does', async () => {
    const files = readdirSync(fixtures, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(700);
    for (const file of files) {
      const record: unknown = JSON.parse(readFileSync(join(fixtures, file), 'utf8'));
      expect(JSON.stringify([file, await page.loadLibrarySnippets(record)])).toBe(
        JSON.stringify([file, librarySnippets(record)]),
      );
    }
  }, 60_000);
});

const changed = (fields: string): string =>
  withLoadedGenerator(
    'libraries/entries/tern',
    `export default defineLibrary({ ${fields} });`,
    './tern.js',
    new Set(['summary']),
  );

describe('a library with a generator that is loaded', () => {
  it('keeps its other functions', () => {
    const text = changed("summary: 'Terns.', fits: (model) => 'It has one.', snippets(model) { return []; }");
    expect(text).toContain("import { part } from '../../snippets/part.ts';");
    expect(text).toContain("part(() => import('./tern.js'))");
    expect(text).toContain("fits: (model) => 'It has one.'");
    expect(text).toContain('snippets: (...words) => loaded_().default.snippets(...words)');
    expect(text).not.toContain('Terns.');
  });

  it('loads nothing if it has no generator', () => {
    expect(changed("label: 'Tern'")).toBe("export default defineLibrary({ label: 'Tern' });");
  });
});
