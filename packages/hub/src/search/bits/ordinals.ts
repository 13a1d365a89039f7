/** @module Lists of document ordinals, ascending and without duplicates. */

import { type Bitmap, bitAt, listBits, setBits } from './bitmap.ts';
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

/** Those that are in the bitmap. */
export const ordinalsIn = (ordinals: Ordinals, bits: Bitmap, pool: BitmapPool): Ordinals =>
  pool.list(ordinals.length, (kept) => {
    let length = 0;
    for (let i = 0; i < ordinals.length; i++) {
      kept[length] = ordinals[i]!;
      length += bitAt(bits, ordinals[i]!);
    }
    return length;
  });

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

/** Ordinals in no order and with duplicates. */
export interface Loose {
  readonly size: number;
  /** Calls back with all of them, a part at a time, which is valid until the next. Read-only. */
  eachPart(use: (part: Uint32Array) => void): void;
}

export const mergedOrdinals = (lists: readonly Uint32Array[], pool: BitmapPool): Ordinals =>
  inOrder(
    {
      size: lists.reduce((sum, list) => sum + list.length, 0),
      eachPart: (use) => {
        for (const list of lists) use(list);
      },
    },
    pool,
  );

export function inOrder(loose: Loose, pool: BitmapPool): Ordinals {
  // Clearing and reading a bitmap of all documents takes as long as sorting so many.
  const areFew = loose.size * 4 < pool.words;
  return pool.list(loose.size, (target) =>
    areFew ? writeSorted(target, loose, pool) : writeThroughBitmap(target, loose, pool),
  );
}

const writeThroughBitmap = (target: Ordinals, loose: Loose, pool: BitmapPool): number =>
  pool.scoped(() => {
    const bits = pool.empty();
    loose.eachPart((part) => setBits(bits, part));
    return listBits(bits, target);
  });

function writeSorted(target: Ordinals, loose: Loose, pool: BitmapPool): number {
  let end = 0;
  loose.eachPart((part) => {
    target.set(part, end);
    end += part.length;
  });
  const found = target.subarray(0, end);
  sortOrdinals(found, pool);
  let length = 0;
  for (let i = 0; i < end; i++) {
    found[length] = found[i]!;
    length += Number(found[i] !== found[i + 1]);
  }
  return length;
}

/** Fewer are sorted faster by comparing. */
const fewToCompare = 256;
const digitBits = 11;
const digits = 1 << digitBits;

/** Radix sort from the last digit on. */
function sortOrdinals(ordinals: Uint32Array, pool: BitmapPool): void {
  if (ordinals.length < fewToCompare) {
    ordinals.sort();
    return;
  }
  let source = ordinals;
  let target = pool.list(ordinals.length, (all) => all.length);
  const ends = new Uint32Array(digits);
  for (let shift = 0; (pool.words * 32) >>> shift > 0; shift += digitBits) {
    ends.fill(0);
    for (let i = 0; i < source.length; i++) ends[(source[i]! >>> shift) & (digits - 1)]!++;
    for (let digit = 1; digit < digits; digit++) ends[digit]! += ends[digit - 1]!;
    for (let i = source.length - 1; i >= 0; i--)
      target[--ends[(source[i]! >>> shift) & (digits - 1)]!] = source[i]!;
    [source, target] = [target, source];
  }
  if (source !== ordinals) ordinals.set(source);
}
