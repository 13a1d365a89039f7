/** @module Bundle sizes and cold imports, beside the published `@huggingface/tasks`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { buildCatalogue } from '../../scripts/package/catalogue.ts';

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

/** Milliseconds to import a module in a fresh process, median of several; both sides in turn. */
function coldImports(...modules: readonly string[]): readonly number[] {
  const times = modules.map((): number[] => []);
  for (let round = 0; round < 21; round += 1)
    modules.forEach((module, n) => {
      const script = `const s = performance.now(); await import(${JSON.stringify(module)}); console.log(performance.now() - s)`;
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        cwd: root,
      });
      times[n]?.push(Number(stdout));
    });
  return times.map((all) => all.toSorted((a, b) => a - b)[10] ?? Number.NaN);
}

/** Both packages as a program finds them when they are installed. */
function importAsInstalled(): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
  try {
    buildCatalogue(folder);
    return coldImports('@huggingface/tasks', join(folder, 'index.js'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only the libraries of both, each as one file. */
function importAsBundle(theirs: string, ours: string): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
  try {
    return coldImports(
      ...[theirs, ours].map((contents, n) => {
        const file = join(folder, `${n}.mjs`);
        writeFileSync(file, bundle(contents));
        return file;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ours = (path: string): string => `./packages/catalogue/src/${path}`;

export function benchSizes(): readonly Size[] {
  const allOurs = `export { librarySnippets } from '${ours('library-snippets.ts')}';`;
  const allTheirs = "export { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';";
  const theirs = gzipped(allTheirs);
  const [theirInstalled = Number.NaN, ourInstalled = Number.NaN] = importAsInstalled();
  const [theirBundle = Number.NaN, ourBundle = Number.NaN] = importAsBundle(allTheirs, allOurs);
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
    { name: '@huggingface/tasks: cold import as installed', value: theirInstalled, unit: 'ms' },
    { name: 'loadout: cold import as installed', value: ourInstalled, unit: 'ms', limit: theirInstalled / 2 },
    { name: '@huggingface/tasks: cold import of a bundle of its libraries', value: theirBundle, unit: 'ms' },
    { name: 'loadout: cold import of a bundle of its libraries', value: ourBundle, unit: 'ms' },
  ];
}
