/**
 * @module Bitmaps: sets of document ordinals, one bit each, in 32-bit words. Loops read with `!` and
 * without a fallback such as `?? 0`, which would make them two to four times as slow.
 */

export type Bitmap = Uint32Array;

export const wordsFor = (count: number): number => (count + 31) >>> 5;

export function fullBitmap(count: number): Bitmap {
  const bits = new Uint32Array(wordsFor(count)).fill(0xffffffff);
  const spare = count & 31;
  if (spare !== 0) bits[bits.length - 1] = 0xffffffff >>> (32 - spare);
  return bits;
}

export const hasBit = (bits: Bitmap, at: number): boolean => (bits[at >>> 5]! & (1 << (at & 31))) !== 0;

/** 1 or 0: summing is faster than branching. */
export const bitAt = (bits: Bitmap, at: number): number => (bits[at >>> 5]! >>> (at & 31)) & 1;

export function setBit(bits: Bitmap, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31);
}

export function setBits(bits: Bitmap, ordinals: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) setBit(bits, ordinals[i]!);
}

export function clearBit(bits: Bitmap, at: number): void {
  bits[at >>> 5]! &= ~(1 << (at & 31));
}

export function clearBits(bits: Bitmap, ordinals: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) clearBit(bits, ordinals[i]!);
}

export function keepOnly(target: Bitmap, other: Bitmap): void {
  for (let i = 0; i < target.length; i++) target[i]! &= other[i]!;
}

export function isEmpty(bits: Bitmap): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i]! !== 0) return false;
  return true;
}

export function addAll(target: Bitmap, other: Bitmap): void {
  for (let i = 0; i < target.length; i++) target[i]! |= other[i]!;
}

export function removeAll(target: Bitmap, other: Bitmap): void {
  for (let i = 0; i < target.length; i++) target[i]! &= ~other[i]!;
}

/**
 * Writes the ordinals from `from` on into `target`, ascending, until the bitmap ends or `target` is full. Returns
 * their number.
 */
export function listBits(bits: Bitmap, target: Uint32Array, from = 0): number {
  const first = from >>> 5;
  if (first >= bits.length) return 0;
  let count = listWord(bits[first]! & (-1 << (from & 31)), first << 5, target, 0);
  let i = first + 1;
  // Most words are empty: four are tested at once.
  for (; i + 4 <= bits.length && count < target.length; i += 4) {
    if ((bits[i]! | bits[i + 1]! | bits[i + 2]! | bits[i + 3]!) === 0) continue;
    for (let w = i; w < i + 4; w++) if (bits[w]! !== 0) count = listWord(bits[w]! | 0, w << 5, target, count);
  }
  for (; i < bits.length && count < target.length; i++) count = listWord(bits[i]! | 0, i << 5, target, count);
  return count;
}

/** The same for the intersection of bitmaps, without computing all of it. */
export function listCommonBits(bitmaps: readonly Bitmap[], target: Uint32Array, from = 0): number {
  const [one, ...others] = bitmaps;
  if (one === undefined) return 0;
  let count = 0;
  const first = from >>> 5;
  for (let i = first; i < one.length && count < target.length; i++) {
    let word = one[i]! | 0;
    for (let o = 0; o < others.length && word !== 0; o++) word &= others[o]![i]!;
    if (i === first) word &= -1 << (from & 31);
    if (word !== 0) count = listWord(word, i << 5, target, count);
  }
  return count;
}

/** Appends the ordinals of one word after the first `count` of `target`, until it is full. Returns the new count. */
function listWord(word: number, ordinal: number, target: Uint32Array, count: number): number {
  let end = count;
  for (let left = word; left !== 0 && end < target.length; left &= left - 1) {
    target[end++] = ordinal + 31 - Math.clz32(left & -left);
  }
  return end;
}
