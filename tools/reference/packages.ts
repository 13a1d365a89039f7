/** @module The packages with a reference: their entry, the file with their examples, and how they are imported. */

export interface ReferencePackage {
  /** Folder below `packages`. */
  readonly folder: string;
  readonly name: string;
  /** Paths below the root. */
  readonly entry: string;
  readonly examples: string;
}

const packageOf = (folder: string, examples = `tools/reference/examples/${folder}.ts`): ReferencePackage => ({
  folder,
  name: `@loadout/${folder}`,
  entry: `packages/${folder}/src/index.ts`,
  examples,
});

export const referencePackages: readonly ReferencePackage[] = [
  packageOf('catalogue'),
  packageOf('compat'),
  packageOf('hub'),
  packageOf('react', 'packages/react/src/testing/examples.tsx'),
  packageOf('server'),
  packageOf('verification'),
];

/** Where the reference of a package is written, below the root. */
export const referenceFile = ({ folder }: ReferencePackage): string =>
  `packages/${folder}/reference.generated.json`;
