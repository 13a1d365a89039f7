/** @module What a page loads for the records of a library in parts. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSplitLibrary } from '../../release/parts/bundle.ts';
import { splitLibraries } from '../../release/parts/list.ts';
import { SplitPage } from './page-cost.ts';

const catalogue = fileURLToPath(new URL('../../../packages/catalogue/', import.meta.url));
const source = join(catalogue, 'src');

export interface SplitShare {
  readonly library: string;
  /** Kilobytes (gzip) of the library alone before a record is read, each file by itself. */
  readonly alone: number;
  /** Kilobytes of a page with the library before a record is read, and for all fixtures in ascending order. */
  readonly first: number;
  readonly pages: readonly number[];
}

const recordsOf = (library: string): readonly unknown[] => {
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
    const entry = `${folder}/index.js`;
    const [alone] = await costs(`export { default } from '${entry}'; export const show = () => undefined;`, [
      {},
    ]);
    const [first, pages] = await costs(
      `
        import { generateSnippets } from '${source}/snippets/generate.ts';
        import { withParts } from '${source}/snippets/part.ts';
        import library from '${entry}';
        export const show = (record) => withParts(() => generateSnippets(library, record, {}));
      `,
      recordsOf(library),
    );
    return { library, alone, first, pages };
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
  console.log(
    `  ${'library'.padEnd(24)} ${['alone', 'page', 'median', 'largest'].map((name) => name.padStart(8)).join('')}   kB gzip`,
  );
  for (const { library, alone, first, pages } of shares)
    console.log(
      `  ${library.padEnd(24)} ${[alone, first, medianOf(pages), pages.at(-1) ?? Number.NaN].map((size) => size.toFixed(1).padStart(8)).join('')}   ${pages.length} records`,
    );
}
