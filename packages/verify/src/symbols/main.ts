/**
 * @module `npm run verify:symbols [library …]`: do the names that the Python snippets use exist in the current release
 * of the packages they ask for? Reads sources from the package index, runs none, and writes `data/symbols.json` after
 * each library; without names it reads those that are due.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFixtures } from '../fixtures.ts';
import { readSymbolData, symbolsFile } from '../verification.ts';
import { collectSnippets, type SnippetOrder } from './collect.ts';
import { isDue } from './due.ts';
import { readSymbols } from './reader.ts';
import { summariseLibrary, type SymbolData, withLibrary } from './summary.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/loadout-symbols', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const wanted = process.argv.slice(2);
const byLibrary = Map.groupBy(collectSnippets(readFixtures()), ({ library }) => library);

/** A library that was renamed or removed leaves no data behind. */
const withoutGone = ({ libraries }: SymbolData): SymbolData => ({
  partial: null,
  libraries: Object.fromEntries(Object.entries(libraries).filter(([name]) => byLibrary.has(name))),
});

const due = (library: string, orders: readonly SnippetOrder[], data: SymbolData): boolean =>
  wanted.length > 0 ? wanted.includes(library) : isDue(library, orders, today, data);

/** Reads one library; what stood before stays when the package index does not answer. */
async function withFound(
  data: SymbolData,
  library: string,
  orders: readonly SnippetOrder[],
): Promise<SymbolData> {
  const { unreachable, results } = await readSymbols({ cache, snippets: orders });
  if (unreachable !== null) return { ...data, partial: unreachable };
  const found = summariseLibrary(orders, results, today);
  for (const problem of found.problems) console.log(`${library}: ${problem}`);
  for (const one of found.unread) console.log(`${library}: could not read ${one}`);
  return withLibrary(data, library, found);
}

let data = withoutGone(readSymbolData());
for (const [library, orders] of byLibrary) {
  if (data.partial !== null || !due(library, orders, data)) continue;
  data = await withFound(data, library, orders);
  writeFileSync(symbolsFile, `${JSON.stringify(data, null, 2)}\n`);
}
if (data.partial !== null) {
  console.error(`THE RUN IS PARTIAL: the package index cannot be reached (${data.partial}).`);
  process.exitCode = 1;
}

const all = Object.values(data.libraries);
const reached = all.filter(({ level }) => level === 'symbols').length;
console.log(`${reached} of ${byLibrary.size} libraries with Python snippets use only what exists`);
