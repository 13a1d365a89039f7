/** @module What each library brings along when a page imports it alone, and which part of it takes how much. */
import { libraries } from '@loadout/catalogue';
import { type ModuleCost, moduleCosts } from '../package-cost.ts';

const parts = ['code', 'tasks', 'recipes', 'entry', 'rest'] as const;
type Part = (typeof parts)[number];

export interface Share {
  readonly library: string;
  /** Gzip. */
  readonly kilobytes: number;
  /** Kilobytes of its modules before compression: tags, samples of tasks, shared recipes, its own file. */
  readonly parts: Readonly<Record<Part, number>>;
}

const source = 'packages/catalogue/src/';

function partOf(path: string): Part {
  const [folder = '', inner = ''] = path.replace(source, '').split('/');
  if (folder === 'code' || folder === 'tasks') return folder;
  if (folder !== 'libraries') return 'rest';
  return inner === 'entries' ? 'entry' : 'recipes';
}

function shareOf(library: string, { kilobytes, modules }: ModuleCost): Share {
  const sums = { code: 0, tasks: 0, recipes: 0, entry: 0, rest: 0 };
  for (const [path, bytes] of Object.entries(modules)) sums[partOf(path)] += bytes / 1000;
  return { library, kilobytes, parts: sums };
}

/** The largest first. */
export async function libraryShares(): Promise<readonly Share[]> {
  const keys = Object.keys(libraries);
  const costs = await moduleCosts(keys.map((key) => `${source}libraries/entries/${key}.ts`));
  return costs.map((cost, n) => shareOf(keys[n] ?? '', cost)).toSorted((a, b) => b.kilobytes - a.kilobytes);
}

export function showShares(shares: readonly Share[]): void {
  console.log(`  ${'library'.padEnd(24)} ${'gzip'.padStart(6)}   before compression, kB`);
  for (const { library, kilobytes, parts: sums } of shares)
    console.log(
      `  ${library.padEnd(24)} ${kilobytes.toFixed(1).padStart(6)}   ${parts.map((part) => `${part} ${sums[part].toFixed(1)}`).join(', ')}`,
    );
}
