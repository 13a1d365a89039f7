/**
 * @module Builds what Node loads of `@loadout/catalogue`: one file for most of it, since many small ones take long
 * to load, and a file for each library and the like, since most programs need but a few. Bundlers take the modules
 * that the compiler writes, of which they keep what is used.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import * as api from '../../../packages/catalogue/src/index.ts';
import { collections, filesOf, parts, source } from './collections.ts';
import { onDemand, writeData } from './on-demand.ts';
import { gathered, sharedModules } from './shared-modules.ts';

const common: BuildOptions = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minify: true,
  logLevel: 'warning',
};

/** Written out, so that Node finds the names without reading all of the file behind them. */
const index = `"use strict";\nconst shared = require("./shared.cjs");\n${Object.keys(api)
  .map((name) => `exports.${name} = shared.${name};\n`)
  .join('')}`;

const shared = '"use strict";\nmodule.exports = require("./all.cjs").all;\n';

/** Writes `index.cjs` and what it loads to the folder. */
export async function buildForNode(folder: string): Promise<void> {
  const modules = new Set<string>();
  for (const collection of collections) {
    const up = '../'.repeat(collection.folder.split('/').length);
    await build({
      ...common,
      entryPoints: [...filesOf(collection)],
      outdir: join(folder, collection.folder),
      outExtension: { '.js': '.cjs' },
      // An import's default is what a file exports: the entry itself, not an object that holds it.
      footer: { js: 'module.exports = module.exports.default;' },
      plugins: [sharedModules(collection.folder, `${up}shared.cjs`, modules)],
    });
  }
  for (const { name } of parts)
    await build({
      ...common,
      entryPoints: [join(source, name, 'index.ts')],
      outfile: join(folder, `${name}.cjs`),
      plugins: [sharedModules(name, './shared.cjs', modules)],
    });
  await build({
    ...common,
    stdin: {
      contents: await gathered(['index.ts', ...[...modules].toSorted()]),
      resolveDir: source,
      loader: 'ts',
    },
    outfile: join(folder, 'all.cjs'),
    plugins: [onDemand],
  });
  writeData(folder);
  writeFileSync(join(folder, 'shared.cjs'), shared);
  writeFileSync(join(folder, 'index.cjs'), index);
}
