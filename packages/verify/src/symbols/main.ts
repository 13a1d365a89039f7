/**
 * @module `npm run verify:symbols [library …]`: do the names that the Python snippets use exist in the current release
 * of the packages they ask for? Reads sources from the package index, runs none, and writes `data/symbols.json`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFixtures } from '../fixtures.ts';
import { readSymbolData, symbolsFile } from '../verification.ts';
import { collectSnippets } from './collect.ts';
import { readSymbols } from './reader.ts';
import { summariseReport, type SymbolData } from './summary.ts';

const wanted = process.argv.slice(2);
const all = readFixtures();
const fixtures = all.filter(({ library }) => wanted.length === 0 || wanted.includes(library));
const orders = collectSnippets(fixtures);
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/loadout-symbols', import.meta.url));

/** A library that was renamed or removed leaves no data behind. */
const withoutGone = ({ partial, libraries }: SymbolData): SymbolData => {
  const known = new Set(all.map(({ library }) => library));
  return {
    partial,
    libraries: Object.fromEntries(Object.entries(libraries).filter(([name]) => known.has(name))),
  };
};

const report = await readSymbols({ cache, snippets: orders });
const today = new Date().toISOString().slice(0, 10);
const data = summariseReport(orders, report, today, withoutGone(readSymbolData()));
writeFileSync(symbolsFile, `${JSON.stringify(data, null, 2)}\n`);

let reached = 0;
for (const [library, { level, problems, unread, checkedOn }] of Object.entries(data.libraries)) {
  if (level === 'symbols') reached += 1;
  if (checkedOn !== today || (wanted.length > 0 && !wanted.includes(library))) continue;
  for (const problem of problems) console.log(`${library}: ${problem}`);
  for (const one of unread) console.log(`${library}: could not read ${one}`);
}
console.log(`${reached} of ${Object.keys(data.libraries).length} libraries use only what exists`);
if (report.unreachable !== null) {
  console.error(`THE RUN IS PARTIAL: the package index cannot be reached (${report.unreachable}).`);
  process.exitCode = 1;
}
