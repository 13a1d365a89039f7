/** @module How far the snippets of a library are verified, from the data that `npm run verify:symbols` wrote. */
import { readFileSync } from 'node:fs';
import type { Language } from '@loadout/catalogue';
import type { Level } from './levels.ts';
import { isRead } from './symbols/languages.ts';
import type { SymbolData } from './symbols/summary.ts';

export { type Ran, ranWith } from './wire/data.ts';

export const symbolsFile: URL = new URL('../data/symbols.json', import.meta.url);

export interface Verification {
  readonly level: Level;
  /** Releases the snippets were held against, and when. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly checkedOn?: string;
}

/** Holds for every snippet of every record: the test suite is red otherwise. */
const byTheTests: Verification = { level: 'lints' };

let data: SymbolData | undefined;

export function readSymbolData(): SymbolData {
  data ??= parse(readFileSync(symbolsFile, 'utf8'));
  return data;
}

const parse = (json: string): SymbolData => {
  const read: SymbolData = JSON.parse(json);
  return read;
};

export function verificationOf(library: string, language: Language): Verification {
  const read = isRead(language) ? readSymbolData()[language] : {};
  const found = Object.hasOwn(read, library) ? read[library] : undefined;
  if (found?.level !== 'symbols') return byTheTests;
  const { level, packages, checkedOn } = found;
  return { level, packages, checkedOn };
}

export const levelOf = (library: string, language: Language): Level =>
  verificationOf(library, language).level;
