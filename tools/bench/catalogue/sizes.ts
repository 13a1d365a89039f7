/** @module Bundle sizes and cold imports, compared with `@huggingface/tasks`. */
import { libraries } from '@loadout/catalogue';
import { gzipped, importsAsBundles, importsAsInstalled } from '../package-cost.ts';

export interface Size {
  readonly name: string;
  readonly value: number;
  readonly unit: 'kB gzip' | 'libraries' | 'ms';
  /** Maximum. */
  readonly limit?: number;
}

const ours = (path: string): string => `./packages/catalogue/src/${path}`;

/** Maximum for one library. */
const mostForOne = 5;

export async function benchSizes(): Promise<readonly Size[]> {
  const allOurs = `export { librarySnippets } from '${ours('libraries/snippets.ts')}';`;
  const allTheirs = "export { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';";
  const theirs = gzipped(allTheirs);
  const each = Object.keys(libraries)
    .map((key) => gzipped(`export { default } from '${ours(`libraries/entries/${key}.ts`)}';`))
    .toSorted((a, b) => a - b);
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
      name: 'loadout: one library, the median of all',
      value: each[Math.floor(each.length / 2)] ?? Number.NaN,
      unit: 'kB gzip',
      limit: mostForOne,
    },
    { name: 'loadout: one library, the largest', value: each.at(-1) ?? Number.NaN, unit: 'kB gzip' },
    {
      name: `loadout: within ${mostForOne} kB alone, of ${each.length}`,
      value: each.filter((size) => size <= mostForOne).length,
      unit: 'libraries',
    },
    { name: '@huggingface/tasks: cold import as installed', value: theirInstalled, unit: 'ms' },
    { name: 'loadout: cold import as installed', value: ourInstalled, unit: 'ms', limit: theirInstalled / 2 },
    { name: '@huggingface/tasks: cold import of a bundle of its libraries', value: theirBundle, unit: 'ms' },
    { name: 'loadout: cold import of a bundle of its libraries', value: ourBundle, unit: 'ms' },
  ];
}
