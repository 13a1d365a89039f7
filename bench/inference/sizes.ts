/** @module Size of a bundle, and what its import adds to a start of Node. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rounds = 15;

function bundle(contents: string): Uint8Array {
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
  return outputFiles[0]?.contents ?? new Uint8Array();
}

export const gzipped = (contents: string): number => gzipSync(bundle(contents), { level: 9 }).length / 1000;

/** Milliseconds in a fresh process, median; an empty module goes first, so that Node's own part is not counted. */
export function coldImport(contents: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-'));
  try {
    const file = join(folder, 'bundle.mjs');
    const empty = join(folder, 'empty.mjs');
    writeFileSync(file, bundle(contents));
    writeFileSync(empty, '');
    const [first, second] = [empty, file].map((path) => JSON.stringify(pathToFileURL(path).href));
    const script = `await import(${first}); const s = performance.now(); await import(${second}); console.log(performance.now() - s)`;
    const times = Array.from({ length: rounds }, () =>
      Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout),
    );
    return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
