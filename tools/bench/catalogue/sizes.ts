/** @module Bundle sizes and cold imports, compared with `@huggingface/tasks`. */
import { gzipped, importsAsBundles, importsAsInstalled } from '../package-cost.ts';
import type { AnyLibraryShare } from './any-library.ts';
import type { Share } from './shares.ts';
import { medianOf, type SplitShare } from './split.ts';

export interface Size {
  readonly name: string;
  readonly value: number;
  readonly unit: 'kB gzip' | 'libraries' | 'ms' | 'records';
  /** Maximum. */
  readonly limit?: number;
}

const ours = (path: string): string => `./packages/catalogue/src/${path}`;

/** Maximum for one library. */
export const mostForOne = 6;
/** Maximum for the snippets of one model on a page. */
const mostForPage = 25;

const sized = (name: string, value: number, limit?: number): Size => ({
  name,
  value,
  unit: 'kB gzip',
  ...(limit !== undefined && { limit }),
});

/** What a page loads to show the snippets of a model that names its library: the part for all, and that library. */
const pageOf = (library: string): Promise<number> =>
  gzipped(`
    import { snippetsFrom } from '${ours('libraries/snippets-from.ts')}';
    import { readModel } from '${ours('records/model.ts')}';
    import library from '${ours(`libraries/entries/${library}.ts`)}';
    export const show = (record) => snippetsFrom({ '${library}': library }, readModel(record), {}, () => undefined);
  `);

/** The pages of all libraries in parts, and those of Transformers, which needs the most. */
function splitPages(shares: readonly SplitShare[]): readonly Size[] {
  const { pages = [] } = shares.find(({ library }) => library === 'transformers') ?? {};
  const page = `loadout: a page with a transformers model, in parts, of ${pages.length} records`;
  const all = shares.flatMap((share) => share.pages);
  return [
    sized(`${page}: the median`, medianOf(pages), mostForPage),
    sized(`${page}: the largest`, pages.at(-1) ?? Number.NaN, mostForPage),
    {
      name: `loadout: of them within ${mostForPage} kB`,
      value: pages.filter((size) => size <= mostForPage).length,
      unit: 'records',
    },
    {
      name: `loadout: of all ${all.length} records of libraries in parts within ${mostForPage} kB`,
      value: all.filter((size) => size <= mostForPage).length,
      unit: 'records',
    },
  ];
}

/** Pages that load whatever library a record needs. They have no limit: they can show all 263. */
function anyLibrary({ first, byKey, byRecord }: AnyLibraryShare): readonly Size[] {
  const page = 'loadout: a page for any library';
  return [
    sized(`${page}, before a record`, first),
    sized(`${page}, by key, of ${byKey.length} records: the median`, medianOf(byKey)),
    sized(`${page}, by key: the largest`, byKey.at(-1) ?? Number.NaN),
    sized(`${page}, by record: the median`, medianOf(byRecord)),
    sized(`${page}, by record: the largest`, byRecord.at(-1) ?? Number.NaN),
  ];
}

/** One library as its documentation says: in parts if it is large, else in one piece. */
function oneLibrary(shares: readonly Share[], split: readonly SplitShare[]): readonly Size[] {
  const inParts = new Map(split.map(({ library, alone }) => [library, alone]));
  const each = shares.map(({ library, kilobytes }) => inParts.get(library) ?? kilobytes);
  const generating = split.filter((share) => (share.generating.at(-1) ?? Number.NaN) <= mostForOne);
  const of = `of ${each.length}`;
  return [
    sized('loadout: one library as documented, before a record: the largest', Math.max(...each), mostForOne),
    {
      name: `loadout: within ${mostForOne} kB as documented, before a record, ${of}`,
      value: each.filter((size) => size <= mostForOne).length,
      unit: 'libraries',
    },
    {
      name: `loadout: within ${mostForOne} kB as documented, with all that any record needs, ${of}`,
      value: each.length - split.length + generating.length,
      unit: 'libraries',
    },
  ];
}

async function bundles(
  shares: readonly Share[],
  split: readonly SplitShare[],
  any: AnyLibraryShare,
): Promise<readonly Size[]> {
  const theirs = await gzipped("export { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';");
  const each = shares.map(({ kilobytes }) => kilobytes).toSorted((a, b) => a - b);
  const within = each.filter((size) => size <= mostForOne).length;
  return [
    sized(
      '@huggingface/tasks: one library',
      await gzipped(
        "import { MODEL_LIBRARIES_UI_ELEMENTS as all } from '@huggingface/tasks'; export const one = all.timm;",
      ),
    ),
    sized(
      'loadout: one library in one piece, the median of all',
      each[Math.floor(each.length / 2)] ?? Number.NaN,
      mostForOne,
    ),
    sized('loadout: one library in one piece, the largest', each.at(-1) ?? Number.NaN),
    {
      name: `loadout: within ${mostForOne} kB in one piece, of ${each.length}`,
      value: within,
      unit: 'libraries',
    },
    ...oneLibrary(shares, split),
    sized('loadout: a page with the snippets of a timm model', await pageOf('timm'), mostForPage),
    sized(
      'loadout: a page with the snippets of a transformers model, in one piece',
      await pageOf('transformers'),
    ),
    ...splitPages(split),
    ...anyLibrary(any),
    sized('@huggingface/tasks: all libraries', theirs),
    sized(
      'loadout: all libraries, with install and warnings',
      await gzipped(`export { librarySnippets } from '${ours('libraries/snippets.ts')}';`),
      theirs,
    ),
    sized('@huggingface/tasks: everything', await gzipped("export * from '@huggingface/tasks';")),
    sized('loadout: everything', await gzipped(`export * from '${ours('index.ts')}';`)),
    sized(
      'loadout: everything of @loadout/compat',
      await gzipped("export * from './packages/compat/src/index.ts';"),
    ),
  ];
}

async function coldImports(): Promise<readonly Size[]> {
  const [theirInstalled = Number.NaN, ourInstalled = Number.NaN] =
    await importsAsInstalled('@huggingface/tasks');
  const [theirBundle = Number.NaN, ourBundle = Number.NaN] = await importsAsBundles(
    "export { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';",
    `export { librarySnippets } from '${ours('libraries/snippets.ts')}';`,
  );
  return [
    { name: '@huggingface/tasks: cold import as installed', value: theirInstalled, unit: 'ms' },
    { name: 'loadout: cold import as installed', value: ourInstalled, unit: 'ms', limit: theirInstalled / 2 },
    { name: '@huggingface/tasks: cold import of a bundle of its libraries', value: theirBundle, unit: 'ms' },
    { name: 'loadout: cold import of a bundle of its libraries', value: ourBundle, unit: 'ms' },
  ];
}

export const benchSizes = async (
  shares: readonly Share[],
  split: readonly SplitShare[],
  any: AnyLibraryShare,
): Promise<readonly Size[]> => [...(await bundles(shares, split, any)), ...(await coldImports())];
