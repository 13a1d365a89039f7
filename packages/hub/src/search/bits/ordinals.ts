/** @module Lists of document ordinals, ascending and without duplicates. */

import { listBits, setBits } from './bitmap.ts';
import type { BitmapPool } from './bitmap-pool.ts';

export type Ordinals = Uint32Array;

/** From this ratio on, looking up each item of the shorter list is faster than scanning both. */
const muchLonger = 16;

export function commonOrdinals(a: Ordinals, b: Ordinals, pool: BitmapPool): Ordinals {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const write = short.length * muchLonger < long.length ? writeLookedUp : writeWalked;
  return pool.list(short.length, (common) => write(common, short, long));
}

function writeLookedUp(common: Ordinals, short: Ordinals, long: Ordinals): number {
  let length = 0;
  for (let i = 0, from = 0; i < short.length && from < long.length; i++) {
    const ordinal = short[i]!;
    from = placeIn(long, ordinal, from);
    if (long[from] === ordinal) common[length++] = ordinal;
  }
  return length;
}

function writeWalked(common: Ordinals, a: Ordinals, b: Ordinals): number {
  let length = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const x = a[i]!;
    const y = b[j]!;
    if (x === y) common[length++] = x;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return length;
}

/** The index of the first item from `from` on that is not below `ordinal`. */
export function placeIn(ordinals: Ordinals, ordinal: number, from = 0): number {
  let low = from;
  let high = ordinals.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ordinals[middle]! >= ordinal) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The ordinals of `a` that are not in `b`, which must be a subset of `a`. */
export function withoutOrdinals(a: Ordinals, b: Ordinals, pool: BitmapPool): Ordinals {
  if (b.length === 0) return a;
  return pool.list(a.length - b.length, (left) => {
    let length = 0;
    for (let i = 0, j = 0; i < a.length; i++) {
      if (j < b.length && a[i] === b[j]) j++;
      else left[length++] = a[i]!;
    }
    return length;
  });
}

/** Sorting fewer ordinals is faster than a bitmap of all documents. */
const fewToSort = 2_048;

/** Merges lists in any order, with duplicates, into one. */
export function mergedOrdinals(lists: readonly Uint32Array[], pool: BitmapPool): Ordinals {
  const most = lists.reduce((sum, list) => sum + list.length, 0);
  return pool.list(most, (merged) =>
    most > fewToSort ? throughBitmap(merged, lists, pool) : sorted(merged, lists),
  );
}

const throughBitmap = (merged: Ordinals, lists: readonly Uint32Array[], pool: BitmapPool): number =>
  pool.scoped(() => {
    const bits = pool.empty();
    for (const list of lists) setBits(bits, list);
    return listBits(bits, merged);
  });

function sorted(merged: Ordinals, lists: readonly Uint32Array[]): number {
  let end = 0;
  for (const list of lists) {
    merged.set(list, end);
    end += list.length;
  }
  merged.sort();
  let length = 0;
  for (let i = 0; i < end; i++) if (i === 0 || merged[i] !== merged[i - 1]) merged[length++] = merged[i]!;
  return length;
}
