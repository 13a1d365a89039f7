/** @module Population counts of one bitmap or of the intersection of two. Most of a search's time is spent here. */

import type { Bitmap } from './bitmap.ts';

export const countBits = (bits: Bitmap): number => countCommon(bits, bits);

/**
 * Harley–Seal population count: carry-save adders combine eight words into ones, twos, fours and eights, so that only
 * one word in eight needs a bit count.
 */
export function countCommon(a: Bitmap, b: Bitmap): number {
  const whole = a.length - (a.length % 8);
  let eights = 0;
  let fours = 0;
  let twos = 0;
  let ones = 0;
  for (let i = 0; i < whole; i += 8) {
    const w0 = a[i]! & b[i]!;
    const w1 = a[i + 1]! & b[i + 1]!;
    const w2 = a[i + 2]! & b[i + 2]!;
    const w3 = a[i + 3]! & b[i + 3]!;
    const w4 = a[i + 4]! & b[i + 4]!;
    const w5 = a[i + 5]! & b[i + 5]!;
    const w6 = a[i + 6]! & b[i + 6]!;
    const w7 = a[i + 7]! & b[i + 7]!;
    const two01 = carry(ones, w0, w1);
    ones ^= w0 ^ w1;
    const two23 = carry(ones, w2, w3);
    ones ^= w2 ^ w3;
    const two45 = carry(ones, w4, w5);
    ones ^= w4 ^ w5;
    const two67 = carry(ones, w6, w7);
    ones ^= w6 ^ w7;
    const four03 = carry(twos, two01, two23);
    twos ^= two01 ^ two23;
    const four47 = carry(twos, two45, two67);
    twos ^= two45 ^ two67;
    eights += bitsIn(carry(fours, four03, four47));
    fours ^= four03 ^ four47;
  }
  let total = 8 * eights + 4 * bitsIn(fours) + 2 * bitsIn(twos) + bitsIn(ones);
  for (let i = whole; i < a.length; i++) total += bitsIn(a[i]! & b[i]!);
  return total;
}

/** Bitwise majority of three words: the carry of an adder. */
const carry = (x: number, y: number, z: number): number => (x & y) | ((x ^ y) & z);

function bitsIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
