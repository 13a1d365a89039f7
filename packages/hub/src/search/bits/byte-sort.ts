/** @module Sorts millions of strings by their bytes: three-way radix quicksort over one flat array. */

import type { ByteStrings } from './bytes.ts';

const smallRange = 12;

/** The indexes of the strings in UTF-8 order. Not stable. */
export function sortByBytes(strings: ByteStrings): Uint32Array {
  const { bytes, starts } = strings;
  const order = new Uint32Array(strings.length);
  for (let i = 0; i < order.length; i++) order[i] = i;

  /** The byte at a depth, plus one; 0 after the end, so that a prefix sorts first. */
  const unit = (index: number, depth: number): number => {
    const at = (starts[index] ?? 0) + depth;
    return at < (starts[index + 1] ?? 0) ? (bytes[at] ?? 0) + 1 : 0;
  };

  const isBefore = (a: number, b: number, from: number): boolean => {
    for (let depth = from; ; depth++) {
      const x = unit(a, depth);
      const y = unit(b, depth);
      if (x !== y) return x < y;
      if (x === 0) return false;
    }
  };

  const insertionSort = (low: number, high: number, depth: number): void => {
    for (let i = low + 1; i < high; i++) {
      const item = order[i] ?? 0;
      let j = i;
      for (; j > low && isBefore(item, order[j - 1] ?? 0, depth); j--) order[j] = order[j - 1] ?? 0;
      order[j] = item;
    }
  };

  const swap = (i: number, j: number): void => {
    const item = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = item;
  };

  const pending: number[] = [0, order.length, 0];
  for (;;) {
    const depth = pending.pop();
    const high = pending.pop();
    const low = pending.pop();
    if (depth === undefined || high === undefined || low === undefined) return order;
    if (high - low < smallRange) {
      insertionSort(low, high, depth);
      continue;
    }
    const pivot = unit(order[low + Math.floor(Math.random() * (high - low))] ?? 0, depth);
    let less = low;
    let greater = high;
    for (let i = low; i < greater;) {
      const found = unit(order[i] ?? 0, depth);
      if (found < pivot) swap(less++, i++);
      else if (found > pivot) swap(i, --greater);
      else i++;
    }
    pending.push(low, less, depth, greater, high, depth);
    if (pivot !== 0) pending.push(less, greater, depth + 1);
  }
}
