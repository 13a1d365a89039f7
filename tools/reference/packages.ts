/** @module The packages with a reference: what can be imported from each, and the files with examples. */

/** A name in `exports` of the package. */
export interface EntryPoint {
  /** As it is imported. */
  readonly name: string;
  /** Paths below the root. */
  readonly file: string;
  /** Absent where the package exports the same names itself. */
  readonly examples?: string;
}

export interface ReferencePackage {
  /** Folder below `packages`. */
  readonly folder: string;
  readonly name: string;
  /** That of the package first. */
  readonly entryPoints: readonly EntryPoint[];
}

const packageOf = (
  folder: string,
  others: readonly EntryPoint[] = [],
  examples = `tools/reference/examples/${folder}.ts`,
): ReferencePackage => {
  const name = `@loadout/${folder}`;
  return {
    folder,
    name,
    entryPoints: [{ name, file: `packages/${folder}/src/index.ts`, examples }, ...others],
  };
};

const below = (folder: string, name: string, file: string, examples?: string): EntryPoint => ({
  name: `@loadout/${folder}/${name}`,
  file: `packages/${folder}/src/${file}`,
  ...(examples !== undefined && { examples: `tools/reference/examples/${examples}` }),
});

export const referencePackages: readonly ReferencePackage[] = [
  packageOf('catalogue', [
    below('catalogue', 'browser', 'browser.ts', 'catalogue-browser.ts'),
    below('catalogue', 'load', 'snippets/load.ts', 'catalogue-load.ts'),
    below('catalogue', 'quantization', 'quantization/index.ts'),
    below('catalogue', 'records', 'records/index.ts'),
    below('catalogue', 'render', 'render/index.ts'),
  ]),
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
