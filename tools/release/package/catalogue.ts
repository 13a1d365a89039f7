/** @module Builds `@loadout/catalogue` for Node: one file for the common part, and one per entry that is loaded on demand. */
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

/** Explicit, so that Node finds the export names without parsing the whole CommonJS file. */
const index = `"use strict";\nconst shared = require("./shared.cjs");\n${Object.keys(api)
  .map((name) => `exports.${name} = shared.${name};\n`)
  .join('')}`;

const shared = '"use strict";\nmodule.exports = require("./all.cjs").all;\n';

/** Writes `index.cjs` and the files it loads. */
export async function buildForNode(folder: string): Promise<void> {
  const modules = new Set<string>();
  for (const collection of collections) {
    const up = '../'.repeat(collection.folder.split('/').length);
    await build({
      ...common,
      entryPoints: [...filesOf(collection)],
      outdir: join(folder, collection.folder),
      outExtension: { '.js': '.cjs' },
      // The default import of a CommonJS file is `module.exports`: it must be the entry, not an object that contains
      // it.
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
