/** @module The verification level of a library's snippets, from the committed evidence. */
import type { Language } from '@loadout/catalogue';
import { isRead } from './languages.ts';
import type { Level } from './levels.ts';
import { readSymbolData } from './symbols.ts';

export interface Verification {
  readonly level: Level;
  /** Package releases the snippets were checked against, and when. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly checkedOn?: string;
}

/** The test suite lints every snippet of every record. */
const byTheTests: Verification = { level: 'lints' };

export function verificationOf(library: string, language: Language): Verification {
  const read = isRead(language) ? readSymbolData()[language] : {};
  const found = Object.hasOwn(read, library) ? read[library] : undefined;
  if (found?.level !== 'symbols') return byTheTests;
  const { level, packages, checkedOn } = found;
  return { level, packages, checkedOn };
}

export const levelOf = (library: string, language: Language): Level =>
  verificationOf(library, language).level;
