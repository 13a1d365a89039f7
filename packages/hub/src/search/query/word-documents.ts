/**
 * @module The documents that have all of several words. Where one word is rare, its documents are listed and looked up
 * for the other words; bitmaps of all documents are only made where every word is frequent.
 */

import { addAll, type Bitmap, bitAt, clearBits, isEmpty, keepOnly, setBits } from '../bits/bitmap.ts';
import type { BitmapPool } from '../bits/bitmap-pool.ts';
import { inOrder, mergedOrdinals, type Ordinals, placeIn } from '../bits/ordinals.ts';
import { addSources, itemCount, itemsOf, type Sources } from '../segment/postings.ts';

/** A word as the pieces of each of its readings; a document has the word if it has all pieces of one reading. */
export type SearchedWord = readonly (readonly Sources[])[];

export type Documents = { readonly list: Ordinals } | { readonly bits: Bitmap };

/** Whether a document has every word, by reading all of its words. */
export type HasWords = (ordinal: number) => boolean;

/** Reading the words of a document takes as long as reading this many list items. */
const itemsPerDocument = 4_096;

/** Whether the documents with all of the words are few, which is known without finding them. */
export const areFew = (words: readonly SearchedWord[], pool: BitmapPool): boolean =>
  words.some((word) => mostWith(word) <= pool.words);

/** The documents that have every word. */
export const documentsWith = (
  words: readonly SearchedWord[],
  hasWords: HasWords,
  pool: BitmapPool,
): Documents =>
  areFew(words, pool)
    ? { list: listWith(words, hasWords, pool) }
    : { bits: intersection(rarestFirst(words), anyReading, pool) };

/** The same as a list, for words that have few documents. */
export function listWith(words: readonly SearchedWord[], hasWords: HasWords, pool: BitmapPool): Ordinals {
  const [rarest = [], ...others] = rarestFirst(words);
  const candidates = merged(
    rarest.map(([first, ...pieces]) => (first === undefined ? none : listOf(rarestOf(first, pieces), pool))),
    pool,
  );
  return keepWith(candidates, rarest.every((pieces) => pieces.length === 1) ? others : words, hasWords, pool);
}

/** Those of the ordinals that have every word. */
export function keepWith(
  ordinals: Ordinals,
  words: readonly SearchedWord[],
  hasWords: HasWords,
  pool: BitmapPool,
): Ordinals {
  let left = ordinals;
  let cost = words.reduce((sum, word) => sum + costOf(word), 0);
  for (const readings of words.toSorted((a, b) => costOf(a) - costOf(b))) {
    if (left.length * itemsPerDocument <= cost) return left.filter(hasWords);
    const before = left;
    left = merged(
      readings.map((pieces) => pieces.reduce((kept, piece) => keepIn(kept, piece, pool), before)),
      pool,
    );
    cost -= costOf(readings);
  }
  return left;
}

const none: Ordinals = new Uint32Array();

const merged = (lists: readonly Ordinals[], pool: BitmapPool): Ordinals =>
  lists.length === 1 && lists[0] !== undefined ? lists[0] : mergedOrdinals(lists, pool);

const rarestFirst = (words: readonly SearchedWord[]): SearchedWord[] =>
  words.toSorted((a, b) => mostWith(a) - mostWith(b));

const rarestOf = (first: Sources, others: readonly Sources[]): Sources =>
  others.reduce((rarest, piece) => (sizeOf(piece) < sizeOf(rarest) ? piece : rarest), first);

/** Upper bound on the number of documents that have the word. */
const mostWith = (readings: SearchedWord): number =>
  readings.reduce((sum, pieces) => sum + Math.min(...pieces.map(sizeOf)), 0);

/** The number of items to read where the word is looked up for some documents. */
const costOf = (readings: SearchedWord): number =>
  readings.reduce((sum, pieces) => pieces.reduce((all, piece) => all + itemCount(piece), sum), 0);

/** A bitmap has more documents than any list. */
const sizeOf = (sources: Sources): number => (sources.bitmaps.length > 0 ? Infinity : itemCount(sources));

const listOf = (sources: Sources, pool: BitmapPool): Ordinals =>
  sources.mixed.length === 0 ? merged(sources.lists, pool) : inOrder(itemsOf(sources), pool);

export function bitsOf(documents: Documents, pool: BitmapPool): Bitmap {
  if ('bits' in documents) return documents.bits;
  const bits = pool.empty();
  setBits(bits, documents.list);
  return bits;
}

/** From this ratio on, a binary search for each ordinal is faster than reading the list. */
const muchLonger = 16;

/** Those of the ordinals that are in any of the sources. */
function keepIn(ordinals: Ordinals, { lists, mixed, bitmaps }: Sources, pool: BitmapPool): Ordinals {
  if (ordinals.length === 0) return ordinals;
  const isIn = new Uint8Array(ordinals.length);
  for (const bitmap of bitmaps) {
    for (let i = 0; i < ordinals.length; i++) isIn[i]! |= bitAt(bitmap, ordinals[i]!);
  }
  const isLong = (list: Ordinals): boolean => list.length > ordinals.length * muchLonger;
  for (const list of lists) if (isLong(list)) markListed(isIn, ordinals, list);
  const short = lists.filter((list) => !isLong(list));
  if (short.length + mixed.length > 0) {
    pool.scoped(() => {
      const missing = pool.empty();
      setBits(missing, ordinals);
      itemsOf({ lists: short, mixed, bitmaps: [] }).eachPart((part) => clearBits(missing, part));
      for (let i = 0; i < ordinals.length; i++) isIn[i]! |= 1 - bitAt(missing, ordinals[i]!);
    });
  }
  return pool.list(ordinals.length, (kept) => {
    let length = 0;
    for (let i = 0; i < ordinals.length; i++) {
      kept[length] = ordinals[i]!;
      length += isIn[i]!;
    }
    return length;
  });
}

function markListed(isIn: Uint8Array, ordinals: Ordinals, list: Ordinals): void {
  for (let i = 0, from = 0; i < ordinals.length && from < list.length; i++) {
    from = placeIn(list, ordinals[i]!, from);
    if (list[from] === ordinals[i]) isIn[i] = 1;
  }
}

function anyReading(readings: SearchedWord, pool: BitmapPool): Bitmap {
  const [first = [], ...others] = readings;
  const union = intersection(first, unionOf, pool);
  for (const pieces of others) pool.scoped(() => addAll(union, intersection(pieces, unionOf, pool)));
  return union;
}

function unionOf(sources: Sources, pool: BitmapPool): Bitmap {
  const [first, ...bitmaps] = sources.bitmaps;
  const bits = first === undefined ? pool.empty() : pool.copyOf(first);
  addSources(bits, { ...sources, bitmaps });
  return bits;
}

/** Stops at the first empty result. */
function intersection<T>(
  parts: readonly T[],
  documentsOf: (part: T, pool: BitmapPool) => Bitmap,
  pool: BitmapPool,
): Bitmap {
  const [first, ...others] = parts;
  if (first === undefined) return pool.empty();
  const bits = documentsOf(first, pool);
  for (const part of others) {
    if (isEmpty(bits)) break;
    pool.scoped(() => keepOnly(bits, documentsOf(part, pool)));
  }
  return bits;
}
