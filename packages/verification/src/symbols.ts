/** @module Evidence of `npm run verify:symbols`: the API names that snippets use, checked against package sources. */
import { readFileSync } from 'node:fs';
import type { ReadLanguage } from './languages.ts';
import type { Level } from './levels.ts';

export const symbolsFile: URL = new URL('../data/symbols.json', import.meta.url);

export interface LibrarySymbols {
  readonly level: Extract<Level, 'lint' | 'api'>;
  /** Releases whose sources were checked. */
  readonly packages: Readonly<Record<string, string>>;
  readonly checkedOn: string;
  /** Fingerprint of the checked snippets. */
  readonly fingerprint: string;
  /** Checked names and calls; `openCalls` could not be decided from the sources. */
  readonly names: number;
  readonly calls: number;
  readonly openCalls: number;
  readonly problems: readonly string[];
  /** Names that could not be checked; with any entry, the library does not reach the level. */
  readonly unread: readonly string[];
}

/** By language, then by library. */
export type SymbolData = Readonly<Record<ReadLanguage, Readonly<Record<string, LibrarySymbols>>>> & {
  /** Why the last run is incomplete, if it is. */
  readonly partial: string | null;
};

let data: SymbolData | undefined;

export function readSymbolData(): SymbolData {
  const read: SymbolData = data ?? JSON.parse(readFileSync(symbolsFile, 'utf8'));
  data = read;
  return read;
}
