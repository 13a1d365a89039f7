/** @module Which libraries a run has to check: an interrupted run resumes. */
import { createHash } from 'node:crypto';
import type { SnippetOrder } from './collect.ts';
import type { LibrarySymbols } from '@loadout/verification';

const withoutTexts = (code: string): string => code.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');

/** Hash of the code and its requirements, without sample texts, which contain no symbols. */
export function fingerprintOf(orders: readonly SnippetOrder[]): string {
  const read = orders.map(({ text, requirements }) => [withoutTexts(text), requirements]);
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 16);
}

/** A library with unchanged snippets is checked once a day: its packages may have a new release. */
export const isDue = (
  before: LibrarySymbols | undefined,
  orders: readonly SnippetOrder[],
  today: string,
): boolean => before?.checkedOn !== today || before.fingerprint !== fingerprintOf(orders);
