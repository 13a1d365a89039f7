/**
 * @module Writes the libraries that every record is checked against, as one file without their generators: a page loads
 * the generator of a library that fits.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { forBundles } from '../templates/module.ts';
import { forSearch } from './list.ts';
import { withLoadedGenerator } from './module.ts';

const source = fileURLToPath(new URL('../../../packages/catalogue/src/', import.meta.url));
const entries = 'libraries/entries/';

interface Addresses {
  /** Of the module that loads parts, as the file imports it. */
  readonly runtime: string;
  /** Of a library. */
  readonly library: (key: string) => string;
}

const readers = ({ runtime, library }: Addresses): Plugin => ({
  name: 'readers',
  setup(building) {
    building.onResolve({ filter: /\/snippets\/part\.ts$/ }, () => ({ path: runtime, external: true }));
    building.onResolve({ filter: /^/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    building.onLoad({ filter: /\/catalogue\/src\/.*\.ts$/ }, ({ path: file }) => {
      const path = relative(source, file).replace(/\.ts$/, '');
      const text = forBundles(file, readFileSync(file, 'utf8'));
      return {
        contents: path.startsWith(entries)
          ? withLoadedGenerator(path, text, library(path.slice(entries.length)), forSearch)
          : text,
        loader: 'ts',
      };
    });
  },
});

/** Shared modules are copied into the file: what the libraries say of a record is text. */
export const writeReaders = (file: string, addresses: Addresses): Promise<unknown> =>
  build({
    entryPoints: [join(source, 'libraries/record-readers.generated.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    plugins: [readers(addresses)],
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
    logLevel: 'warning',
  });
