/** @module Bundle sizes and cold imports, beside the published `@huggingface/tasks`. */
import { gzipped, importsAsBundles, importsAsInstalled } from '../package-cost.ts';

export interface Size {
  readonly name: string;
  readonly value: number;
  readonly unit: 'kB gzip' | 'ms';
  /** What it may be at most. */
  readonly limit?: number;
}

const ours = (path: string): string => `./packages/catalogue/src/${path}`;

export async function benchSizes(): Promise<readonly Size[]> {
  const allOurs = `export { librarySnippets } from '${ours('library-snippets.ts')}';`;
  const allTheirs = "export { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';";
  const theirs = gzipped(allTheirs);
  const [theirInstalled = Number.NaN, ourInstalled = Number.NaN] =
    await importsAsInstalled('@huggingface/tasks');
  const [theirBundle = Number.NaN, ourBundle = Number.NaN] = await importsAsBundles(allTheirs, allOurs);
  return [
    { name: '@huggingface/tasks: all libraries', value: theirs, unit: 'kB gzip' },
    {
      name: 'loadout: all libraries, with install and warnings',
      value: gzipped(allOurs),
      unit: 'kB gzip',
      limit: theirs,
    },
    {
      name: 'loadout: one library (sentence-transformers)',
      value: gzipped(`export { default } from '${ours('libraries/sentence-transformers.ts')}';`),
      unit: 'kB gzip',
      limit: 5,
    },
    { name: '@huggingface/tasks: cold import as installed', value: theirInstalled, unit: 'ms' },
    { name: 'loadout: cold import as installed', value: ourInstalled, unit: 'ms', limit: theirInstalled / 2 },
    { name: '@huggingface/tasks: cold import of a bundle of its libraries', value: theirBundle, unit: 'ms' },
    { name: 'loadout: cold import of a bundle of its libraries', value: ourBundle, unit: 'ms' },
  ];
}
