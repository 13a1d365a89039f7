/** @module The packages with a reference: what can be imported from each, and the files with examples. */
import { catalogueSource } from '../generate/catalogue-index/collections.ts';
import { findEntries } from '../generate/catalogue-index/entries.ts';
import { splitLibraries } from '../release/parts/list.ts';

/** A name in `exports` of the package. */
export interface EntryPoint {
  /** As it is imported. */
  readonly name: string;
  /** Paths below the root. */
  readonly file: string;
  /** Absent where the package exports the same names itself. */
  readonly examples?: string;
}

/** Entry points with the same default export, one for each key: they are described once. */
export interface EntryFamily {
  /** As one is imported, with `*` for its key. */
  readonly name: string;
  /** Path below the root, with `*` for the key. */
  readonly file: string;
  readonly keys: readonly string[];
  /** Title of the part of the reference that describes it. */
  readonly group: string;
  /** The file has one example, `default`. */
  readonly examples: string;
}

export interface ReferencePackage {
  /** Folder below `packages`. */
  readonly folder: string;
  readonly name: string;
  /** That of the package first. */
  readonly entryPoints: readonly EntryPoint[];
  readonly families: readonly EntryFamily[];
}

const packageOf = (
  folder: string,
  others: readonly EntryPoint[] = [],
  examples = `tools/reference/examples/${folder}.ts`,
  families: readonly EntryFamily[] = [],
): ReferencePackage => {
  const name = `@loadout/${folder}`;
  return {
    folder,
    name,
    entryPoints: [{ name, file: `packages/${folder}/src/index.ts`, examples }, ...others],
    families,
  };
};

const below = (folder: string, name: string, file: string, examples?: string): EntryPoint => ({
  name: `@loadout/${folder}/${name}`,
  file: `packages/${folder}/src/${file}`,
  ...(examples !== undefined && { examples: `tools/reference/examples/${examples}` }),
});

const libraryFamily = (path: string, keys: readonly string[]): EntryFamily => ({
  name: `@loadout/catalogue/${path}/*`,
  file: 'packages/catalogue/src/libraries/entries/*.ts',
  keys,
  group: 'one library',
  examples: `tools/reference/examples/catalogue-${path}.ts`,
});

const libraryKeys = findEntries(catalogueSource, { folder: 'libraries', entries: 'entries' }).map(
  ({ key }) => key,
);

export const referencePackages: readonly ReferencePackage[] = [
  packageOf(
    'catalogue',
    [
      below('catalogue', 'browser', 'browser.ts', 'catalogue-browser.ts'),
      below('catalogue', 'load', 'snippets/load.ts', 'catalogue-load.ts'),
      below('catalogue', 'panels', 'panels.ts'),
      below('catalogue', 'quantization', 'quantization/index.ts'),
      below('catalogue', 'records', 'records/index.ts'),
      below('catalogue', 'render', 'render/index.ts'),
    ],
    'tools/reference/examples/catalogue.ts',
    [libraryFamily('libraries', libraryKeys), libraryFamily('split', [...splitLibraries])],
  ),
  packageOf('compat'),
  packageOf('hub'),
  packageOf(
    'react',
    [below('react', 'element', 'element/index.ts', 'react-element.ts')],
    'packages/react/src/testing/examples.tsx',
  ),
  packageOf('server', [below('server', 'highlight', 'highlight/highlight.ts', 'server-highlight.ts')]),
  packageOf('verification', [below('verification', 'levels', 'levels.ts')]),
];

/** Where the reference of a package is written, below the root. */
export const referenceFile = ({ folder }: ReferencePackage): string =>
  `packages/${folder}/reference.generated.json`;
