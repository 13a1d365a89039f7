/** @module What a page loads for the records of a library in parts. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { huggingFace, readModel, type SnippetContext } from '@loadout/catalogue';
import { writeSplitLibrary } from '../../release/parts/bundle.ts';
import { splitLibraries } from '../../release/parts/list.ts';
import { writeLoad } from '../../release/parts/loaded.ts';
import { SplitPage } from './page-cost.ts';

export const catalogue = fileURLToPath(new URL('../../../packages/catalogue/', import.meta.url));
const source = join(catalogue, 'src');

export interface SplitShare {
  readonly library: string;
  /** Kilobytes (gzip) of the library alone before a record is read, each file by itself. */
  readonly alone: number;
  /** The same with all that its generator needs for a record, for all fixtures in ascending order. */
  readonly generating: readonly number[];
  /** Kilobytes of a page with the library before a record is read, and for all fixtures in ascending order. */
  readonly first: number;
  readonly pages: readonly number[];
}

/** What a generator is given by `generateSnippets`, for the public hub. */
const context: SnippetContext = {
  platform: huggingFace,
  revision: undefined,
  quantization: undefined,
  file: undefined,
  versions: {},
};

/** The fixtures of a library. */
export const recordsOf = (library: string): readonly unknown[] => {
  const folder = join(catalogue, 'test/libraries/fixtures', library);
  return readdirSync(folder).map((file): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8')));
};

async function costs(contents: string, records: readonly unknown[]): Promise<readonly [number, number[]]> {
  const page = new SplitPage();
  try {
    await page.build(contents);
    let first = 0;
    const all: number[] = [];
    for (const record of records) {
      const cost = await page.visit(record);
      ({ first } = cost);
      all.push(cost.all);
    }
    return [first, all.toSorted((a, b) => a - b)];
  } finally {
    page.remove();
  }
}

async function shareOf(library: string): Promise<SplitShare> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-split-'));
  try {
    await writeSplitLibrary(library, folder, (path) => join(source, `${path}.ts`));
    await writeLoad(join(folder, 'load'), (path) => join(source, `${path}.ts`));
    const entry = `${folder}/index.js`;
    const [alone] = await costs(`export { default } from '${entry}'; export const show = () => undefined;`, [
      {},
    ]);
    const [, generating] = await costs(
      `
        import { withParts } from '${source}/snippets/part.ts';
        import library from '${entry}';
        export const show = ({ model, context }) => withParts(() => library.snippets(model, context));
      `,
      recordsOf(library).map((record) => ({ model: readModel(record).model, context })),
    );
    const [first, pages] = await costs(
      `
        import { loadSnippets } from '${folder}/load/load.js';
        import library from '${entry}';
        export const show = (record) => loadSnippets(library, record);
      `,
      recordsOf(library),
    );
    return { library, alone, generating, first, pages };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function splitShares(): Promise<readonly SplitShare[]> {
  const shares: SplitShare[] = [];
  for (const library of splitLibraries) shares.push(await shareOf(library));
  return shares;
}

export const medianOf = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

export function showSplitShares(shares: readonly SplitShare[]): void {
  const heads = ['alone', 'median', 'largest', 'page', 'median', 'largest'];
  console.log(`  ${'library'.padEnd(24)} ${heads.map((name) => name.padStart(8)).join('')}   kB gzip`);
  for (const { library, alone, generating, first, pages } of shares) {
    const figures = [alone, medianOf(generating), generating.at(-1), first, medianOf(pages), pages.at(-1)];
    console.log(
      `  ${library.padEnd(24)} ${figures.map((size = Number.NaN) => size.toFixed(1).padStart(8)).join('')}   ${pages.length} records`,
    );
  }
}
