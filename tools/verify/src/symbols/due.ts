/** @module Which libraries a run has to read: a run that was stopped goes on where it was. */
import { createHash } from 'node:crypto';
import type { SnippetOrder } from './collect.ts';
import type { LibrarySymbols } from '@loadout/verification';

const withoutTexts = (code: string): string => code.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');

/** Changes with the code and its requirements; a sample text may change, it names nothing. */
export function fingerprintOf(orders: readonly SnippetOrder[]): string {
  const read = orders.map(({ text, requirements }) => [withoutTexts(text), requirements]);
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 16);
}

/** A library is read once a day while its snippets stay the same: its packages may have had a release. */
export const isDue = (
  before: LibrarySymbols | undefined,
  orders: readonly SnippetOrder[],
  today: string,
): boolean => before?.checkedOn !== today || before.fingerprint !== fingerprintOf(orders);
