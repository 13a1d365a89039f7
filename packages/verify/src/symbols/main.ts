/**
 * @module `npm run verify:symbols [library …]`: do the names that the Python snippets use exist in the current release
 * of the packages they ask for? Reads sources from the package index, runs none, and writes `data/symbols.json` after
 * each library; without names it reads those that are due.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFixtures } from '../fixtures.ts';
import { readSymbolData, symbolsFile } from '../verification.ts';
import { collectSnippets } from './collect.ts';
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

let data = withoutGone(readSymbolData());
const save = (): void => writeFileSync(symbolsFile, `${JSON.stringify(data, null, 2)}\n`);

for (const [library, orders] of byLibrary) {
  if (wanted.length > 0 ? !wanted.includes(library) : !isDue(library, orders, today, data)) continue;
  const { unreachable, results } = await readSymbols({ cache, snippets: orders });
  if (unreachable !== null) {
    data = { ...data, partial: unreachable };
    console.error(`THE RUN IS PARTIAL: the package index cannot be reached (${unreachable}).`);
    process.exitCode = 1;
    break;
  }
  const found = summariseLibrary(orders, results, today);
  data = withLibrary(data, library, found);
  save();
  for (const problem of found.problems) console.log(`${library}: ${problem}`);
  for (const one of found.unread) console.log(`${library}: could not read ${one}`);
}
save();

const all = Object.values(data.libraries);
const reached = all.filter(({ level }) => level === 'symbols').length;
console.log(`${reached} of ${byLibrary.size} libraries with Python snippets use only what exists`);
