/**
 * @module Writes the modules that `loadSnippets` loads for some records, each as one file with all it uses. If they
 * shared modules with what every page loads, bundlers would make a file of each group of them.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compiledTemplates } from '../templates/plugin.ts';

const source = fileURLToPath(new URL('../../../packages/catalogue/src/snippets/', import.meta.url));

/** Their names in `snippets`. */
export const loadedModules = ['account', 'further'];

export async function writeLoadedModules(folder: string): Promise<void> {
  await build({
    entryPoints: loadedModules.map((name) => join(source, `${name}.ts`)),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    outdir: folder,
    plugins: [compiledTemplates],
    logLevel: 'warning',
  });
}
