/** @module The cost of a package: bytes in a bundle, and milliseconds that an import adds to the startup of Node. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { buildForNode } from '../release/package/catalogue.ts';
import { compiledTemplates } from '../release/templates/plugin.ts';
import { median } from './percentile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rounds = 21;

/** Minified and tree-shaken, as for a site, from modules as the package has them. */
const forModules = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['@loadout/source'],
  plugins: [compiledTemplates],
} satisfies BuildOptions;

export const forSites = (contents: string) =>
  ({ ...forModules, stdin: { contents, resolveDir: root, loader: 'ts' } }) satisfies BuildOptions;

async function bundle(contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...forSites(contents), write: false });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

const kilobytes = (contents: Uint8Array): number => gzipSync(contents, { level: 9 }).length / 1000;

export const gzipped = async (contents: string): Promise<number> => kilobytes(await bundle(contents));

export interface ModuleCost {
  /** Gzip. */
  readonly kilobytes: number;
  /** Bytes that each module adds before compression, by its path. */
  readonly modules: Readonly<Record<string, number>>;
}

/** The cost of each module when a page imports it alone: one bundle per module, made together, which reads each file once. */
export async function moduleCosts(paths: readonly string[]): Promise<readonly ModuleCost[]> {
  const { outputFiles, metafile } = await build({
    ...forModules,
    entryPoints: [...paths],
    absWorkingDir: root,
    outdir: root,
    write: false,
    metafile: true,
  });
  const contents = new Map(outputFiles.map((file) => [relative(root, file.path), file.contents]));
  const costs = new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint, inputs }]) => [
      entryPoint,
      {
        kilobytes: kilobytes(contents.get(path) ?? new Uint8Array()),
        modules: Object.fromEntries(
          Object.entries(inputs).map(([input, { bytesInOutput }]) => [input, bytesInOutput]),
        ),
      },
    ]),
  );
  return paths.map((path) => {
    const cost = costs.get(path);
    if (!cost) throw new Error(`No bundle of ${path}.`);
    return cost;
  });
}

/**
 * Milliseconds to import each module in a fresh process, median, in turn. An empty module is imported first, so that
 * the fixed cost of a first import is not counted.
 */
function coldImports(folder: string, modules: readonly string[]): readonly number[] {
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const times = modules.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    modules.forEach((module, n) => {
      const [first, second] = [pathToFileURL(empty).href, module].map((name) => JSON.stringify(name));
      const script = `await import(${first}); const s = performance.now(); await import(${second}); console.log(performance.now() - s)`;
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        cwd: root,
      });
      times[n]?.push(Number(stdout));
    });
  return times.map(median);
}

async function inFolder<Result>(work: (folder: string) => Result | Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The peer, then ours, as installed packages. */
export const importsAsInstalled = (peer: string): Promise<readonly number[]> =>
  inFolder(async (folder) => {
    await buildForNode(folder);
    return coldImports(folder, [peer, pathToFileURL(join(folder, 'index.cjs')).href]);
  });

/** Each module bundled to one file. */
export const importsAsBundles = (...modules: readonly string[]): Promise<readonly number[]> =>
  inFolder(async (folder) => {
    const files: string[] = [];
    for (const [n, contents] of modules.entries()) {
      const file = join(folder, `${n}.mjs`);
      writeFileSync(file, await bundle(contents));
      files.push(pathToFileURL(file).href);
    }
    return coldImports(folder, files);
  });
