/** @module Lists of document ordinals, ascending and without duplicates. */

import { type BitmapPool, listBits, setBits } from './bitmap.ts';

export type Ordinals = Uint32Array;

/** From this ratio on, looking up each item of the shorter list is faster than scanning both. */
const muchLonger = 16;

export function commonOrdinals(a: Ordinals, b: Ordinals): Ordinals {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length * muchLonger < long.length ? lookedUp(short, long) : walked(short, long);
}

function lookedUp(short: Ordinals, long: Ordinals): Ordinals {
  const common = new Uint32Array(short.length);
  let length = 0;
  for (let i = 0, from = 0; i < short.length && from < long.length; i++) {
    const ordinal = short[i]!;
    from = placeIn(long, ordinal, from);
    if (long[from] === ordinal) common[length++] = ordinal;
  }
  return common.subarray(0, length);
}

function walked(a: Ordinals, b: Ordinals): Ordinals {
  const common = new Uint32Array(a.length);
  let length = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const x = a[i]!;
    const y = b[j]!;
    if (x === y) common[length++] = x;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return common.subarray(0, length);
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
export function withoutOrdinals(a: Ordinals, b: Ordinals): Ordinals {
  if (b.length === 0) return a;
  const left = new Uint32Array(a.length - b.length);
  let length = 0;
  for (let i = 0, j = 0; i < a.length; i++) {
    if (j < b.length && a[i] === b[j]) j++;
    else left[length++] = a[i]!;
  }
  return left;
}

/** Sorting fewer ordinals is faster than a bitmap of all documents. */
const fewToSort = 2_048;

/** Merges lists in any order, with duplicates, into one. */
export function mergedOrdinals(lists: readonly Uint32Array[], pool: BitmapPool): Ordinals {
  const merged = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  if (merged.length > fewToSort) {
    return pool.scoped(() => {
      const bits = pool.empty();
      for (const list of lists) setBits(bits, list);
      return merged.subarray(0, listBits(bits, merged));
    });
  }
  let length = 0;
  for (const list of lists) {
    merged.set(list, length);
    length += list.length;
  }
  merged.sort();
  return merged.filter((ordinal, i) => i === 0 || ordinal !== merged[i - 1]);
}
