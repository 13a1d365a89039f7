/**
 * @module Renders the modules by which a browser loads one library at a time: an outline of all libraries, the
 * entries that every record is checked against, and a loader for each library, in one table and in groups.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Library } from '../../../packages/catalogue/src/libraries/define.ts';
import { importNames, quote } from './render.ts';

const folder = 'libraries';
const header = '/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */';

type Entries = readonly (readonly [string, Library])[];

/**
 * The least key of each group of loaders, by the name of its file. A bundler writes the addresses of a library and of
 * all that it imports for each loader, so a page loads the group of one library, not a table of all.
 */
const groups: readonly (readonly [name: string, from: string])[] = [
  ['a', ''],
  ...['c', 'd', 'f', 'h', 'l', 'm', 'n', 'p', 's', 't', 'u'].map((letter) => [letter, letter] as const),
];

const groupFile = (name: string): string => `loaders/${name}.generated`;

/** Whether the entry has a function that reads records to tell if the library fits. */
const readsRecords = ({ claims, fits, refuses }: Library): boolean =>
  claims !== undefined || fits !== undefined || refuses !== undefined;

export interface GeneratedFile {
  /** Path relative to the catalogue's sources. */
  readonly file: string;
  readonly text: string;
}

/** Evaluates the entries, so the index must be up to date. */
export async function renderLazyLibraries(source: string): Promise<readonly GeneratedFile[]> {
  const index: { readonly libraries: Readonly<Record<string, Library>> } = await import(
    pathToFileURL(join(source, folder, 'index.generated.ts')).href
  );
  const entries = Object.entries(index.libraries);
  return [
    { file: `${folder}/outline.generated.ts`, text: renderOutline(entries) },
    {
      file: `${folder}/record-readers.generated.ts`,
      text: renderReaders(entries.filter(([, library]) => readsRecords(library))),
    },
    {
      file: `${folder}/loaders.generated.ts`,
      text: renderLoaders('libraryLoaders', Object.keys(index.libraries), '.'),
    },
    { file: `${folder}/loader-groups.generated.ts`, text: renderGroups() },
    ...groups.map(([name, from], n) => {
      const next = groups[n + 1]?.[1];
      const keys = Object.keys(index.libraries).filter(
        (key) => key >= from && (next === undefined || key < next),
      );
      return { file: `${folder}/${groupFile(name)}.ts`, text: renderLoaders('loaders', keys, '..') };
    }),
  ];
}

function renderOutline(entries: Entries): string {
  const line = ([key, library]: Entries[number]): string => {
    const { prettyLabel, docsUrl, aliases, namedAs, snippets } = library;
    const outline = { prettyLabel, docsUrl, aliases, namedAs, hasSnippets: snippets !== undefined };
    return `  ${quote(key)}: ${JSON.stringify(outline)},`;
  };
  return [
    header,
    "import type { LibraryOutline } from './define.ts';",
    "import type { LibraryKey } from './keys.generated.ts';",
    '',
    'export const libraryOutline: Readonly<Record<LibraryKey, LibraryOutline>> = {',
    ...entries.map(line),
    '};',
    '',
  ].join('\n');
}

function renderReaders(entries: Entries): string {
  const names = importNames(
    entries.map(([key]) => key),
    'Library',
  );
  return [
    header,
    "import type { Library } from './define.ts';",
    ...entries.map(([key]) => `import ${names.get(key)} from ${quote(`./entries/${key}.ts`)};`),
    '',
    'export const recordReaders: Readonly<Record<string, Library>> = {',
    ...entries.map(([key]) => `  ${quote(key)}: ${names.get(key)},`),
    '};',
    '',
  ].join('\n');
}

/** `up` is the path to the folder of libraries from the module. */
const renderLoaders = (name: string, keys: readonly string[], up: string): string =>
  [
    header,
    `import type { LibraryLoaders } from '${up}/define.ts';`,
    '',
    `export const ${name}: LibraryLoaders = {`,
    ...keys.map((key) => `  ${quote(key)}: () => import(${quote(`${up}/entries/${key}.ts`)}),`),
    '};',
    '',
  ].join('\n');

const renderGroups = (): string =>
  [
    header,
    "import type { LoaderGroup } from './define.ts';",
    '',
    'export const loaderGroups: readonly LoaderGroup[] = [',
    ...groups.map(([name, from]) => `  [${quote(from)}, () => import('./${groupFile(name)}.ts')],`),
    '];',
    '',
  ].join('\n');
