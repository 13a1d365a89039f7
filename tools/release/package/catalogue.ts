/** @module Builds `@loadout/catalogue` for Node: one file for the common part, and one per entry that is loaded on demand. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import * as browser from '../../../packages/catalogue/src/browser.ts';
import * as api from '../../../packages/catalogue/src/index.ts';
import * as panels from '../../../packages/catalogue/src/panels.ts';
import * as quantization from '../../../packages/catalogue/src/quantization/index.ts';
import * as load from '../../../packages/catalogue/src/snippets/load.ts';
import * as records from '../../../packages/catalogue/src/records/index.ts';
import * as render from '../../../packages/catalogue/src/render/index.ts';
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

/** What can be imported: all of it reads from the one common file, so that a class exists once. */
const doors: Readonly<Record<string, object>> = {
  index: api,
  browser,
  load,
  panels,
  quantization,
  records,
  render,
};

/** Explicit, so that Node finds the export names without parsing the whole CommonJS file. */
const required = (names: readonly string[]): string =>
  `"use strict";\nconst shared = require("./shared.cjs");\n${names
    .map((name) => `exports.${name} = shared.${name};\n`)
    .join('')}`;

/** The same for `import`: a module that its declarations describe, with the values of the CommonJS file. */
const imported = (door: string, names: readonly string[]): string =>
  `export { ${names.join(', ')} } from "./${door}.cjs";\n`;

const shared = '"use strict";\nmodule.exports = require("./all.cjs").all;\n';

/** Writes the files for `import` and `require`, and those they load. */
export async function buildForNode(folder: string): Promise<void> {
  const modules = new Set<string>();
  for (const collection of collections) {
    const up = '../'.repeat(collection.folder.split('/').length);
    await build({
      ...common,
      entryPoints: [...filesOf(collection)],
      outdir: join(folder, collection.folder),
      outExtension: { '.js': '.cjs' },
      plugins: [sharedModules(collection.folder, `${up}shared.cjs`, modules)],
    });
    for (const file of filesOf(collection)) {
      const key = basename(file, '.ts');
      writeFileSync(
        join(folder, collection.folder, `${key}.mjs`),
        `import entry from "./${key}.cjs";\nexport default entry.default;\n`,
      );
    }
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
      contents: await gathered(['index.ts', 'browser.ts', ...[...modules].toSorted()]),
      resolveDir: source,
      loader: 'ts',
    },
    outfile: join(folder, 'all.cjs'),
    plugins: [onDemand],
  });
  writeData(folder);
  writeFileSync(join(folder, 'shared.cjs'), shared);
  for (const [door, exported] of Object.entries(doors)) {
    const names = Object.keys(exported);
    writeFileSync(join(folder, `${door}.cjs`), required(names));
    writeFileSync(join(folder, `${door}.mjs`), imported(door, names));
  }
}
