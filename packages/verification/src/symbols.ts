/** @module Evidence of `npm run verify:symbols`: the names each library's snippets use, checked against package sources. */
import { readFileSync } from 'node:fs';
import type { ReadLanguage } from './languages.ts';
import type { Level } from './levels.ts';

export const symbolsFile: URL = new URL('../data/symbols.json', import.meta.url);

export interface LibrarySymbols {
  readonly level: Extract<Level, 'lints' | 'symbols'>;
  /** Releases whose sources were read. */
  readonly packages: Readonly<Record<string, string>>;
  readonly checkedOn: string;
  /** Of the snippets that were read. */
  readonly fingerprint: string;
  /** How many names and calls were checked, and how many calls the sources leave open. */
  readonly names: number;
  readonly calls: number;
  readonly openCalls: number;
  readonly problems: readonly string[];
  /** What could not be read; any entry keeps the library below the level. */
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
