/**
 * @module Builds the JavaScript of `@loadout/catalogue` as it is published: everything in one file, since hundreds
 * of small ones take a program long to load, and beside it each library alone for who wants but one.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, type BuildOptions } from 'esbuild';

const source = fileURLToPath(new URL('../../packages/catalogue/src/', import.meta.url));

const common: BuildOptions = {
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  minify: true,
  logLevel: 'warning',
};

/** Writes `index.js` and `libraries/*.js` to the folder. */
export function buildCatalogue(folder: string): void {
  buildSync({ ...common, entryPoints: [join(source, 'index.ts')], outfile: join(folder, 'index.js') });
  const libraries = join(source, 'libraries');
  buildSync({
    ...common,
    entryPoints: readdirSync(libraries)
      .filter((file) => !/\.(?:test|generated)\.ts$/.test(file))
      .map((file) => join(libraries, file)),
    outdir: join(folder, 'libraries'),
    splitting: true,
    chunkNames: 'shared/[hash]',
  });
}
