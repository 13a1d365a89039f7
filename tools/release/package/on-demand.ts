/** @module Replaces the catalogue's large indexes in the Node build: data as JSON, functions per entry, loaded on use. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { libraries, librariesAdded, tasks, tasksAdded } from '../../../packages/catalogue/src/index.ts';
import { recordReaders } from '../../../packages/catalogue/src/libraries/record-readers.generated.ts';
import { type Collection, collections, type Part, parts, source } from './collections.ts';

const lazily = JSON.stringify(fileURLToPath(new URL('lazily.ts', import.meta.url)));

const names = (of: object): string => JSON.stringify(Object.keys(of));

const functionsOf = (entry: object): readonly string[] =>
  Object.entries(entry).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

/** By key: the data, and the names of the functions, which JSON cannot contain. */
const split = ({ entries }: Collection) =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, [entry, functionsOf(entry)]]));

const fromFiles = ({ name, folder, entries }: Collection): string => `
  import { lazily } from ${lazily};
  export const ${name} = {};
  for (const key of ${names(entries)})
    lazily(${name}, key, () => {
      const [entry, functions] = require('./${name}.json')[key];
      for (const name of functions)
        lazily(entry, name, () => require('./entry.cjs')('${folder}/' + key).default[name]);
      return entry;
    });
`;

const fromJson = (constants: Readonly<Record<string, object>>): string => `
  import { lazily } from ${lazily};
  ${Object.entries(constants)
    .map(
      ([name, entries]) => `
        export const ${name} = {};
        for (const key of ${names(entries)}) lazily(${name}, key, () => require('./${name}.json')[key]);`,
    )
    .join('\n')}
`;

/** A function loads the part when it is called; an object or a list, when a property is read. */
const standIn = (name: string, value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `export const ${name} = ${Array.isArray(value) ? '[]' : '{}'};
       for (const key of ${names(value)}) lazily(${name}, key, () => part().${name}[key]);`
    : `export const ${name} = (...words) => part().${name}(...words);`;

const fromPart = ({ name, exports }: Part): string => `
  import { lazily } from ${lazily};
  const part = () => require('./${name}.cjs');
  ${Object.entries(exports)
    .map(([exported, value]) => standIn(exported, value))
    .join('\n')}
`;

const loaders = `
  export const libraryLoaders = {};
  for (const key of ${names(libraries)})
    libraryLoaders[key] = async () => require('./entry.cjs')('libraries/entries/' + key);
`;

/** Groups are for pages, which load one of them. */
const loaderGroups = `
  import { libraryLoaders } from './loaders.generated.ts';
  export const loaderGroups = [['', async () => ({ loaders: libraryLoaders })]];
`;

const readers = `
  import { lazily } from ${lazily};
  import { libraries } from './index.generated.ts';
  export const recordReaders = {};
  for (const key of ${names(recordReaders)}) lazily(recordReaders, key, () => libraries[key]);
`;

const replacements = new Map([
  ...collections.map(
    (collection) => [`${dirname(collection.folder)}/index.generated.ts`, fromFiles(collection)] as const,
  ),
  ...parts.map((part) => [`${part.name}/index.ts`, fromPart(part)] as const),
  ['libraries/loaders.generated.ts', loaders] as const,
  ['libraries/loader-groups.generated.ts', loaderGroups] as const,
  ['libraries/record-readers.generated.ts', readers] as const,
  ['tasks/published.ts', fromJson({ tasks })] as const,
  ['snippets/added.generated.ts', fromJson({ librariesAdded, tasksAdded })] as const,
]);

/** A separate file, because the bundler here would follow the call; the bundler of the package's user may. */
const load = '"use strict";\nmodule.exports = (path) => require("./" + path + ".cjs");\n';

/** Writes the files that the replacements load. */
export function writeData(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const data = {
    ...Object.fromEntries(collections.map((collection) => [collection.name, split(collection)])),
    tasks,
    librariesAdded,
    tasksAdded,
  };
  for (const [name, value] of Object.entries(data))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  writeFileSync(join(folder, 'entry.cjs'), load);
}

/** For the file with the common part. */
export const onDemand: Plugin = {
  name: 'on demand',
  setup(build) {
    for (const [path, contents] of replacements) {
      const filter = new RegExp(`/src/${path.replaceAll('.', String.raw`\.`)}$`);
      build.onLoad({ filter }, ({ path: loaded }) =>
        loaded === join(source, path) ? { contents, loader: 'js' } : undefined,
      );
    }
    build.onResolve({ filter: /^\.\/.*\.(?:cjs|json)$/ }, ({ path }) => ({ path, external: true }));
  },
};
