/** @module Bundle sizes and cold imports, beside the published `@huggingface/tasks`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

export interface Size {
  readonly name: string;
  readonly value: number;
  readonly unit: 'kB gzip' | 'ms';
  /** What it may be at most. */
  readonly limit?: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles as a site would: minified, tree-shaken. */
function bundle(contents: string): Buffer {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@loadout/source'],
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}

const gzipped = (contents: string): number => gzipSync(bundle(contents), { level: 9 }).length / 1000;

/** Milliseconds to import a bundle in a fresh process, median of several. */
function coldImport(contents: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
  try {
    const file = join(folder, 'bundle.mjs');
    writeFileSync(file, bundle(contents));
    const script = `const s = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - s)`;
    const times = Array.from({ length: 15 }, () => {
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
      });
      return Number(stdout);
    });
    return times.toSorted((a, b) => a - b)[7] ?? Number.NaN;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ours = (path: string): string => `./packages/catalogue/src/${path}`;

export function benchSizes(): readonly Size[] {
  const allOurs = `export { librarySnippets } from '${ours('library-snippets.ts')}';`;
  const allTheirs = "export { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';";
  const theirs = gzipped(allTheirs);
  const theirImport = coldImport(allTheirs);
  return [
    { name: '@huggingface/tasks: all libraries', value: theirs, unit: 'kB gzip' },
    {
      name: 'loadout: all libraries, with install and warnings',
      value: gzipped(allOurs),
      unit: 'kB gzip',
      limit: theirs,
    },
    {
      name: 'loadout: one library (sentence-transformers)',
      value: gzipped(`export { default } from '${ours('libraries/sentence-transformers.ts')}';`),
      unit: 'kB gzip',
      limit: 5,
    },
    { name: '@huggingface/tasks: cold import', value: theirImport, unit: 'ms' },
    { name: 'loadout: cold import', value: coldImport(allOurs), unit: 'ms', limit: theirImport / 2 },
  ];
}
