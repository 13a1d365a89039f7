/** @module Postings: the documents of each key, as a list or, where that is smaller, as a bitmap. */

import { countBits, countCommon } from '../bits/bit-count.ts';
import { addAll, type Bitmap, bitAt, setBits, wordsFor } from '../bits/bitmap.ts';
import type { BitmapPool } from '../bits/bitmap-pool.ts';
import { firstWhere } from '../bits/bytes.ts';
import { countItems, type Groups, invert } from '../bits/groups.ts';
import type { Loose } from '../bits/ordinals.ts';
import { batchSize, sink } from '../bits/read-ahead.ts';
import type { Image, Sections } from '../image/image.ts';

/** Built from the keys of each document. */
export function postingsSections(name: string, keysOfDocuments: Groups, keyCount: number): Sections {
  const documents = keysOfDocuments.starts.length - 1;
  const counts = countItems(keysOfDocuments.items, keyCount);
  const words = wordsFor(documents);
  const isDense = (key: number): boolean => (counts[key] ?? 0) > words;
  const slots = new Map<number, number>();
  for (let key = 0; key < keyCount; key++) if (isDense(key)) slots.set(key, slots.size);
  const denseBits = new Uint32Array(slots.size * words);
  for (let document = 0; document < documents; document++) {
    const end = keysOfDocuments.starts[document + 1] ?? 0;
    for (let i = keysOfDocuments.starts[document] ?? 0; i < end; i++) {
      const slot = slots.get(keysOfDocuments.items[i] ?? 0);
      if (slot === undefined) continue;
      const word = slot * words + (document >>> 5);
      denseBits[word] = (denseBits[word] ?? 0) | (1 << (document & 31));
    }
  }
  const lists = invert(keysOfDocuments, counts, isDense);
  return {
    [`${name}ListStarts`]: lists.starts,
    [`${name}Lists`]: lists.items,
    [`${name}DenseKeys`]: Uint32Array.from(slots.keys()),
    [`${name}DenseBits`]: denseBits,
  };
}

/** Where the documents of some keys are; a document may be in several places. */
export interface Sources {
  /** Each ascending. */
  readonly lists: Uint32Array[];
  /** Of several keys. */
  readonly mixed: Loose[];
  /** Read-only: parts of the index. */
  readonly bitmaps: Bitmap[];
}

/** Fewer keys are read one by one. */
const fewKeys = 16;
const batch = new Uint32Array(batchSize);

/** The lists of many keys are copied in parts of this length, which stay in the processor's cache. */
const partLength = 4_096;
const copied = new Uint32Array(partLength);

export class Postings {
  readonly #starts: Uint32Array;
  readonly #items: Uint32Array;
  /** Keys that have a bitmap instead of a list, ascending. */
  readonly #denseKeys: Uint32Array;
  readonly #bitmaps: readonly Bitmap[];

  constructor(image: Image, name: string, documents: number) {
    const words = wordsFor(documents);
    this.#starts = image.uint32(`${name}ListStarts`);
    this.#items = image.uint32(`${name}Lists`);
    this.#denseKeys = image.uint32(`${name}DenseKeys`);
    const bits = image.uint32(`${name}DenseBits`);
    this.#bitmaps = Array.from(this.#denseKeys, (_key, slot) =>
      bits.subarray(slot * words, (slot + 1) * words),
    );
  }

  /** The documents of a key. Read-only: it may be part of the index. */
  of(key: number, pool: BitmapPool): Bitmap {
    const bitmap = this.#bitmapOf(key);
    if (bitmap !== undefined) return bitmap;
    const bits = pool.empty();
    setBits(bits, this.#listOf(key));
    return bits;
  }

  /** The documents of a key that has a list; `undefined` for a key with a bitmap. */
  listOf(key: number): Uint32Array | undefined {
    return this.#bitmapOf(key) === undefined ? this.#listOf(key) : undefined;
  }

  /** Adds the documents of a key. */
  addTo(bits: Bitmap, key: number): void {
    const bitmap = this.#bitmapOf(key);
    if (bitmap === undefined) setBits(bits, this.#listOf(key));
    else addAll(bits, bitmap);
  }

  /** Adds where the documents of the keys from `low` to before `high` are. */
  collectRange(sources: Sources, low: number, high: number): void {
    const items = this.#items.subarray(this.#starts[low] ?? 0, this.#starts[high] ?? 0);
    const isOne = high === low + 1;
    if (items.length > 0 && isOne) return void sources.lists.push(items);
    if (items.length > 0) sources.mixed.push({ size: items.length, eachPart: (use) => use(items) });
    for (let slot = this.#slotFrom(low); (this.#denseKeys[slot] ?? high) < high; slot++) {
      const bitmap = this.#bitmaps[slot];
      if (bitmap !== undefined) sources.bitmaps.push(bitmap);
    }
  }

  /** Adds where the documents of any keys are. Many lists are read together: a view of each would take longer. */
  collect(sources: Sources, keys: Uint32Array): void {
    if (keys.length <= fewKeys) {
      for (const key of keys) this.collectRange(sources, key, key + 1);
      return;
    }
    let size = 0;
    for (const key of keys) {
      const length = this.#listLength(key);
      const bitmap = length === 0 ? this.#bitmapOf(key) : undefined;
      if (bitmap !== undefined) sources.bitmaps.push(bitmap);
      size += length;
    }
    if (size > 0) sources.mixed.push({ size, eachPart: (use) => this.#eachPart(keys, use) });
  }

  #eachPart(keys: Uint32Array, use: (part: Uint32Array) => void): void {
    const starts = this.#starts;
    const items = this.#items;
    const last = items.length - 1;
    let length = 0;
    let read = 0;
    for (let from = 0; from < keys.length; from += batchSize) {
      const size = Math.min(batchSize, keys.length - from);
      for (let k = 0; k < size; k++) batch[k] = starts[keys[from + k]!]!;
      for (let k = 0; k < size; k++) read ^= items[Math.min(batch[k]!, last)]!;
      for (let k = 0; k < size; k++) {
        const end = starts[keys[from + k]! + 1]!;
        if (end - batch[k]! > partLength - length) {
          use(copied.subarray(0, length));
          length = 0;
          if (end - batch[k]! > partLength) {
            use(items.subarray(batch[k], end));
            continue;
          }
        }
        for (let i = batch[k]!; i < end; i++) copied[length++] = items[i]!;
      }
    }
    sink[0] = read;
    use(copied.subarray(0, length));
  }

  countIn(bits: Bitmap, key: number): number {
    const bitmap = this.#bitmapOf(key);
    if (bitmap !== undefined) return countCommon(bits, bitmap);
    const items = this.#items;
    const end = this.#starts[key + 1] ?? 0;
    let count = 0;
    for (let i = this.#starts[key] ?? 0; i < end; i++) count += bitAt(bits, items[i]!);
    return count;
  }

  /** How many documents a key has. */
  countOf(key: number): number {
    const bitmap = this.#bitmapOf(key);
    return bitmap === undefined ? this.#listLength(key) : countBits(bitmap);
  }

  /** Approximate number of memory accesses of `countIn`. */
  costOf(key: number): number {
    return this.#bitmapOf(key)?.length ?? this.#listLength(key);
  }

  #listOf(key: number): Uint32Array {
    return this.#items.subarray(this.#starts[key] ?? 0, this.#starts[key + 1] ?? 0);
  }

  #listLength(key: number): number {
    return (this.#starts[key + 1] ?? 0) - (this.#starts[key] ?? 0);
  }

  /** A key with a list has no bitmap, which avoids the binary search for most keys. */
  #bitmapOf(key: number): Bitmap | undefined {
    if (this.#listLength(key) > 0) return undefined;
    const slot = this.#slotFrom(key);
    return this.#denseKeys[slot] === key ? this.#bitmaps[slot] : undefined;
  }

  #slotFrom(key: number): number {
    return firstWhere(this.#denseKeys.length, (slot) => (this.#denseKeys[slot] ?? 0) >= key);
  }
}

/** Items in lists, with duplicates. */
export function itemCount({ lists, mixed }: Sources): number {
  let count = 0;
  for (const list of lists) count += list.length;
  for (const part of mixed) count += part.size;
  return count;
}

/** The items of all lists. */
export const itemsOf = (sources: Sources): Loose => ({
  size: itemCount(sources),
  eachPart: (use) => {
    for (const list of sources.lists) use(list);
    for (const loose of sources.mixed) loose.eachPart(use);
  },
});

/** Adds the documents of all sources. */
export function addSources(bits: Bitmap, sources: Sources): void {
  for (const bitmap of sources.bitmaps) addAll(bits, bitmap);
  itemsOf(sources).eachPart((items) => setBits(bits, items));
}
