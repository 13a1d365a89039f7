/** @module Sets of documents with a membership test, so that a page need not compute all of them. */

import type { Bitmap } from '../bits/bitmap.ts';
import type { BitmapPool } from '../bits/bitmap-pool.ts';
import { commonOrdinals, type Ordinals, ordinalsIn, placeIn, withoutOrdinals } from '../bits/ordinals.ts';
import type { DocumentSet } from './document-set.ts';
import { areFew, type HasWords, keepWith, listWith, type SearchedWord } from './word-documents.ts';

export interface Selection {
  /** All of them, where they are few. */
  readonly few?: Ordinals;
  /** Those of the ordinals that belong to it. */
  keep(ordinals: Ordinals): Ordinals;
}

export const fewSelected = (few: Ordinals, pool: BitmapPool): Selection => ({
  few,
  keep: (ordinals) => commonOrdinals(ordinals, few, pool),
});

export const selectedBits = (bits: Bitmap, pool: BitmapPool): Selection => ({
  keep: (ordinals) => ordinalsIn(ordinals, bits, pool),
});

/** The documents that have every word. */
export const selectedByWords = (
  words: readonly SearchedWord[],
  hasWords: HasWords,
  pool: BitmapPool,
): Selection =>
  areFew(words, pool)
    ? fewSelected(listWith(words, hasWords, pool), pool)
    : { keep: (ordinals) => keepWith(ordinals, words, hasWords, pool) };

export interface Stretch {
  /** The first ordinal. */
  readonly from: number;
  /** The ordinal before which it ends. */
  readonly until: number;
  /** The number of ordinals wanted. */
  readonly limit: number;
}

const mostAtOnce = 65_536;

/** The first documents of a set that are in `own`, if given, and in none of `others`. */
export function firstSelected(
  documents: DocumentSet,
  own: Selection | undefined,
  others: readonly Selection[],
  { from, until, limit }: Stretch,
  pool: BitmapPool,
): Ordinals {
  const selected = (ordinals: Ordinals): Ordinals =>
    others.reduce(
      (left, other) => withoutOrdinals(left, other.keep(left), pool),
      own === undefined ? ordinals : own.keep(ordinals),
    );
  if (own?.few !== undefined) {
    const candidates = own.few.subarray(placeIn(own.few, from), placeIn(own.few, until));
    return selected(documents.keep(candidates)).subarray(0, limit);
  }
  const found = new Uint32Array(limit);
  let length = 0;
  let next = from;
  for (let size = Math.max(64, 2 * limit); length < limit && next < until; size *= 4) {
    const most = Math.min(size, mostAtOnce);
    const ordinals = documents.listed(most, next);
    const kept = selected(ordinals.subarray(0, placeIn(ordinals, until))).subarray(0, limit - length);
    found.set(kept, length);
    length += kept.length;
    if (ordinals.length < most) break;
    next = (ordinals.at(-1) ?? until) + 1;
  }
  return found.subarray(0, length);
}
