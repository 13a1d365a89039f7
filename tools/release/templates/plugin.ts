/** @module Compiles the templates of the catalogue while esbuild bundles its sources. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { forBundles } from './module.ts';

const known = new Map<string, { readonly source: string; readonly compiled: string }>();

/** Several bundles have the same modules, each of which is compiled once. */
function compiled(path: string, source: string): string {
  const last = known.get(path);
  if (last?.source === source) return last.compiled;
  const text = forBundles(path, source);
  known.set(path, { source, compiled: text });
  return text;
}

export const compiledTemplates: Plugin = {
  name: 'compiled templates',
  setup(build) {
    build.onLoad({ filter: /\/catalogue\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: compiled(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
