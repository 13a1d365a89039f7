/** @module Lets the file of an entry or a part import shared code from the common file. */
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { source } from './collections.ts';

/** Bundled into the files of the entries that use them: each exports its samples as `default`. */
const samples = /^tasks\/entries\/[^/]+\/samples\.ts$/;

/** Redirects imports that leave the folder to the shared names, and collects the modules in `found`. */
export const sharedModules = (folder: string, shared: string, found: Set<string>): Plugin => ({
  name: 'shared modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => {
      const module = relative(source, join(dirname(importer), path))
        .split(sep)
        .join('/');
      if (importer === '' || module.startsWith(`${folder}/`) || samples.test(module)) return undefined;
      found.add(module);
      return { path: shared, external: true };
    });
  },
});

const isNamespace = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * A module that collects all names of the modules in one constant, `all`: a getter for each of hundreds of exports
 * would take longer than loading everything else.
 */
export async function gathered(modules: readonly string[]): Promise<string> {
  const values = new Map<string, unknown>();
  const imports: string[] = [];
  for (const path of modules) {
    const namespace: unknown = await import(pathToFileURL(join(source, path)).href);
    if (!isNamespace(namespace)) throw new Error(`${path} is not a module`);
    const fresh = Object.keys(namespace).filter((name) => !values.has(name));
    for (const [name, value] of Object.entries(namespace)) {
      if (values.has(name) && values.get(name) !== value)
        throw new Error(`Two modules export the name ${name}.`);
      values.set(name, value);
    }
    if (fresh.length > 0) imports.push(`import { ${fresh.join(', ')} } from './${path}';`);
  }
  return `${imports.join('\n')}\nexport const all = { ${[...values.keys()].join(', ')} };`;
}
