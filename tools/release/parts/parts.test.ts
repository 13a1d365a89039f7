import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  generateSnippets,
  libraries,
  type Library,
  type SnippetOptions,
} from '../../../packages/catalogue/src/index.ts';
import { own } from '../../../packages/catalogue/src/snippets/own.ts';
import { compiledTemplates } from '../templates/plugin.ts';
import { writeSplitLibrary } from './bundle.ts';
import { splitLibraries } from './list.ts';
import { writeLoad } from './loaded.ts';
import { withLoadedParts } from './module.ts';

const catalogue = fileURLToPath(new URL('../../../packages/catalogue/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'loadout-parts-'));
const source = join(catalogue, 'src');
const sourceFile = (path: string): string => join(source, `${path}.ts`);
const keys = [...splitLibraries];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Page {
  readonly library: Library;
  readonly generate: (record: unknown, options: SnippetOptions) => unknown;
  readonly load: (record: unknown, options: SnippetOptions) => Promise<unknown>;
}

/** Writes a page for each library: with that library in parts, as a bundler makes it. */
beforeAll(async () => {
  await writeLoad(join(folder, 'load'), sourceFile);
  for (const key of keys) {
    await writeSplitLibrary(key, join(folder, key), sourceFile);
    writeFileSync(
      join(folder, key, 'page.ts'),
      `import { generateSnippets } from '${source}/snippets/generate.ts';
      import { loadSnippets } from '${folder}/load/load.js';
      import library from './index.js';
      export { library };
      export const generate = (...words) => generateSnippets(library, ...words);
      export const load = (...words) => loadSnippets(library, ...words);`,
    );
  }
  await build({
    entryPoints: keys.map((key) => join(folder, key, 'page.ts')),
    outbase: folder,
    outdir: join(folder, 'pages'),
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    plugins: [compiledTemplates],
    logLevel: 'error',
  });
});

const pageOf = (key: string): Promise<Page> =>
  import(pathToFileURL(join(folder, 'pages', key, 'page.mjs')).href);

const options: readonly SnippetOptions[] = [
  {},
  { revision: 'v1', versions: { transformers: 4 } },
  { file: 'a b/c.gguf', platform: { hubUrl: 'https://hub.example' } },
];

describe('a library in parts', () => {
  it.each(keys)(
    '%s generates what it does in one piece',
    async (key) => {
      const page = await pageOf(key);
      const library = own(libraries, key);
      if (!library) throw new Error(`No library ${key}.`);
      const fixtures = join(catalogue, 'test/libraries/fixtures', key);
      const records: unknown[] = readdirSync(fixtures).map((file) =>
        JSON.parse(readFileSync(join(fixtures, file), 'utf8')),
      );
      expect(() => records.map((record) => page.generate(record, {}))).toThrow('is not loaded');
      expect(page.library).toMatchObject({ prettyLabel: library.prettyLabel, repoUrl: library.repoUrl });
      const inFarsi = records.map((record) => Object.assign({}, record, { cardData: { language: 'fa' } }));
      const others = [
        { id: 'ada/"; import os #', library_name: key, tags: ['$(ls)'] },
        { id: 'ada/tide', gated: 'auto', pipeline_tag: null, tags: ['tide', 5], siblings: {} },
        { id: 'ada/tide', private: true, cardData: { tags: 'fill-mask', library_name: key } },
      ];
      for (const record of [...records, ...inFarsi, ...others])
        for (const given of options)
          expect(JSON.stringify(await page.load(record, given))).toBe(
            JSON.stringify(generateSnippets(library, record, given)),
          );
    },
    60_000,
  );
});

const isPart = (path: string): boolean => path === 'tasks/b' || path === 'tasks/c';

const changed = (...lines: readonly string[]): string => withLoadedParts('tasks/a', lines.join('\n'), isPart);

describe('a module with parts', () => {
  it('reads each part where it is used', () => {
    const text = changed(
      "import b, { type T, x as y } from './b.ts';",
      "import { z } from './d.ts';",
      'export const all = { b, other: y, z };',
      'export const f = (t: T) => y(t.b, b, { y: 1 });',
    );
    expect(text).toContain("import { part } from '../snippets/part.ts';");
    expect(text).toContain("part(() => import('./b.ts'))");
    expect(text).toContain("import { z } from './d.ts';");
    expect(text).toContain(
      'export const all = { get b() { return part0_().default; }, get other() { return part0_().x; }, z };',
    );
    expect(text).toContain('part0_().x(t.b, part0_().default, { y: 1 })');
  });

  it('stays as it is without them', () => {
    expect(changed("import type { T } from './b.ts';", 'export const a = 1;')).toContain('import type');
    expect(changed("import { z } from './d.ts';")).toBe("import { z } from './d.ts';");
  });

  it('must not have two meanings for a name of a part, nor export one', () => {
    expect(() => changed("import { x } from './b.ts';", 'const f = (x) => x;')).toThrow('another x');
    expect(() => changed("export { x } from './c.ts';")).toThrow('exports names of the part tasks/c');
  });
});
