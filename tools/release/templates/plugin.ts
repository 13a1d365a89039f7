/** @module Compiles the templates of the catalogue while esbuild bundles its sources. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { forBundles } from './module.ts';

export const compiledTemplates: Plugin = {
  name: 'compiled templates',
  setup(build) {
    build.onLoad({ filter: /\/catalogue\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: forBundles(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
