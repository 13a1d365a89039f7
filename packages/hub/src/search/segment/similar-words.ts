/** @module Finds the words within an edit distance, in a sorted list, without comparing each of them. */

import { type ByteStrings, firstFrom, type Range, rangeOf } from '../bits/bytes.ts';

export interface Similar {
  /** The position of the word in the list. */
  readonly place: number;
  readonly distance: number;
}

const encoder = new TextEncoder();

/**
 * Optimal string alignment distance by bytes: insertions, deletions, replacements and swaps of neighbours. The rows of
 * the distance matrix are kept for the prefix that neighbouring words share; once no cell of a row is within the
 * limit, all words with that prefix are skipped.
 */
export function similarWords(words: ByteStrings, word: string, limit: number): Similar[] {
  const range = rangeFor(words, word, limit);
  const target = encoder.encode(word);
  const width = target.length + 1;
  const deepest = target.length + limit + 1;
  const rows = new Uint8Array((deepest + 1) * width);
  for (let at = 0; at < width; at++) rows[at] = at;
  const { bytes, starts } = words;
  const found: Similar[] = [];
  let { low: place } = range;
  /** How many rows are valid for the current word. */
  let shared = 0;
  while (place < range.high) {
    const start = starts[place] ?? 0;
    const length = (starts[place + 1] ?? 0) - start;
    let depth = shared;
    let least = 0;
    while (depth < length && depth < deepest && least <= limit) {
      depth++;
      least = fillRow(rows, width, depth, target, bytes, start);
    }
    if (least > limit || depth < length) {
      const next = behindPrefix(words, place, depth);
      shared = next < words.length ? Math.min(depth - 1, commonPrefix(words, place, next)) : 0;
      place = next;
      continue;
    }
    const distance = rows[depth * width + target.length] ?? 0;
    if (distance <= limit) found.push({ place, distance });
    shared = place + 1 < words.length ? Math.min(depth, commonPrefix(words, place, place + 1)) : 0;
    place++;
  }
  return found;
}

/** More than one error: only words with the same first character, of which there are many fewer. */
function rangeFor(words: ByteStrings, word: string, limit: number): Range {
  const at = (place: number): string => words.at(place);
  if (limit === 0) return rangeOf(words.length, at, word, true);
  return limit === 1 ? { low: 0, high: words.length } : rangeOf(words.length, at, word.slice(0, 1));
}

/** Fills the row of the word's character before `depth`; returns its smallest cell. */
function fillRow(
  rows: Uint8Array,
  width: number,
  depth: number,
  target: Uint8Array,
  bytes: Uint8Array,
  start: number,
): number {
  const row = depth * width;
  const above = row - width;
  const letter = bytes[start + depth - 1] ?? 0;
  const before = depth > 1 ? (bytes[start + depth - 2] ?? 0) : -1;
  rows[row] = depth;
  let least = depth;
  for (let at = 1; at < width; at++) {
    const same = target[at - 1] === letter ? 0 : 1;
    let cell = Math.min((rows[above + at] ?? 0) + 1, (rows[row + at - 1] ?? 0) + 1);
    cell = Math.min(cell, (rows[above + at - 1] ?? 0) + same);
    if (at > 1 && target[at - 2] === letter && target[at - 1] === before)
      cell = Math.min(cell, (rows[above - width + at - 2] ?? 0) + 1);
    rows[row + at] = cell;
    if (cell < least) least = cell;
  }
  return least;
}

/** The first position whose word has another prefix of this length. */
const behindPrefix = (words: ByteStrings, place: number, length: number): number =>
  firstFrom(place + 1, words.length, (other) => commonPrefix(words, place, other, length) < length);

function commonPrefix({ bytes, starts }: ByteStrings, a: number, b: number, most = Infinity): number {
  const first = starts[a] ?? 0;
  const second = starts[b] ?? 0;
  const shorter = Math.min((starts[a + 1] ?? 0) - first, (starts[b + 1] ?? 0) - second, most);
  let length = 0;
  while (length < shorter && bytes[first + length] === bytes[second + length]) length++;
  return length;
}
