/**
 * @module `npm run verify:symbols [library …]`: checks names, commands and options against current package releases.
 * Reads sources from the package indexes without running them, and writes `data/symbols.json` after each library;
 * without arguments it checks the libraries that are due.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suites } from '../suites.ts';
import {
  type ReadLanguage,
  readLanguages,
  readSymbolData,
  type SymbolData,
  symbolsFile,
} from '@loadout/verification';
import { collectSnippets, type SnippetOrder } from './collect.ts';
import { isDue } from './due.ts';
import { readSymbols } from './reader.ts';
import { readScripts } from './scripts.ts';
import { standingOf, summariseLibrary, withLibrary } from './summary.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/loadout-symbols', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const wanted = process.argv.slice(2);
const groups = Map.groupBy(
  suites.flatMap(collectSnippets),
  ({ language, library }): `${ReadLanguage} ${string}` => `${language} ${library}`,
);

/** Drops data of libraries that were renamed or removed, or no longer have such snippets. */
const present = (language: ReadLanguage): SymbolData[ReadLanguage] =>
  Object.fromEntries(
    Object.entries(readSymbolData()[language]).filter(([name]) => groups.has(`${language} ${name}`)),
  );

/** Checks one library; existing data stays if the package index is unreachable. */
async function withFound(data: SymbolData, orders: readonly SnippetOrder[]): Promise<SymbolData> {
  const [first] = orders;
  const before = first && data[first.language][first.library];
  const due = wanted.length > 0 ? wanted.includes(first?.library ?? '') : isDue(before, orders, today);
  if (first === undefined || !due) return data;

  const read = first.language === 'javascript' ? readScripts : readSymbols;
  const { unreachable, results } = await read({ cache, snippets: orders });
  if (unreachable !== null) return { ...data, partial: unreachable };
  const found = summariseLibrary(orders, results, today);
  for (const problem of found.problems) console.log(`${first.library}: ${problem}`);
  for (const one of found.unread) console.log(`${first.library}: could not read ${one}`);
  const more = withLibrary(data, first.language, first.library, found);
  writeFileSync(symbolsFile, `${JSON.stringify(more, null, 2)}\n`);
  return more;
}

let data: SymbolData = {
  partial: null,
  python: present('python'),
  shell: present('shell'),
  javascript: present('javascript'),
};
for (const orders of groups.values()) {
  data = await withFound(data, orders);
  if (data.partial !== null) break;
}
writeFileSync(symbolsFile, `${JSON.stringify(data, null, 2)}\n`);

for (const language of readLanguages) {
  const all = Object.values(data[language]);
  console.log(`${language}: ${standingOf(all)}`);
}
if (data.partial !== null) {
  console.error(`THE RUN IS PARTIAL: the package index cannot be reached (${data.partial}).`);
  process.exitCode = 1;
}
