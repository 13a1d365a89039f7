/** @module What a page loads that shows code for any record: `loadLibrarySnippets`, with a library given or found. */
import { join } from 'node:path';
import { compile } from '../../release/compile.ts';
import { splitLibraries } from '../../release/parts/list.ts';
import { SplitPage } from './page-cost.ts';
import { catalogue, recordsOf } from './split.ts';

/** Kilobytes (gzip, each file by itself), for all records in ascending order. */
export interface AnyLibraryShare {
  /** Before a record is read. */
  readonly first: number;
  /** With the key of the library. */
  readonly byKey: readonly number[];
  /** With the record alone. */
  readonly byRecord: readonly number[];
}

/** Large libraries in parts, and one of usual size. */
const keys = [...splitLibraries, 'timm'];

/** As the package has it: the build writes some of its modules anew. */
const entry = join(catalogue, 'dist', 'browser.js');

const ascending = (sizes: readonly number[]) => sizes.toSorted((a, b) => a - b);

export async function anyLibraryShare(): Promise<AnyLibraryShare> {
  await compile('catalogue');
  const page = new SplitPage();
  try {
    await page.build(`
      import { loadLibrarySnippets } from '${entry}';
      export const show = ([record, options]) => loadLibrarySnippets(record, options);
    `);
    let first = 0;
    const [byKey, byRecord]: [number[], number[]] = [[], []];
    for (const library of keys)
      for (const record of recordsOf(library)) {
        const given = await page.visit([record, { library }]);
        byKey.push(given.all);
        byRecord.push((await page.visit([record, {}])).all);
        ({ first } = given);
      }
    return { first, byKey: ascending(byKey), byRecord: ascending(byRecord) };
  } finally {
    page.remove();
  }
}
