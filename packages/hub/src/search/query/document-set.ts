/** @module A set of documents of a segment: an intersection that is evaluated only as far as it is needed. */

import { countBits } from '../bits/bit-count.ts';
import { type Bitmap, keepOnly, listBits, listCommonBits, setBits } from '../bits/bitmap.ts';
import type { BitmapPool } from '../bits/bitmap-pool.ts';
import { commonOrdinals, type Ordinals, ordinalsIn, placeIn } from '../bits/ordinals.ts';

export interface Intersection {
  /** Read-only: they may be parts of the index. There is a bitmap or a list. */
  readonly bitmaps: readonly Bitmap[];
  readonly lists: readonly Ordinals[];
  /** The number of documents, if it is known without counting. */
  readonly count?: number | undefined;
}

/** Valid for one search: its memory belongs to the pool. */
export class DocumentSet {
  readonly #pool: BitmapPool;
  readonly #bitmaps: readonly Bitmap[];
  readonly #lists: readonly Ordinals[];
  #ordinals: Ordinals | undefined;
  #bits: Bitmap | undefined;
  #count: number | undefined;

  constructor(pool: BitmapPool, { bitmaps, lists, count }: Intersection) {
    this.#pool = pool;
    this.#bitmaps = bitmaps;
    this.#lists = lists.toSorted((a, b) => a.length - b.length);
    this.#count = count;
  }

  get count(): number {
    this.#count ??= this.#found?.length ?? countBits(this.bits);
    return this.#count;
  }

  /** Read-only: it may be part of the index. */
  get bits(): Bitmap {
    this.#bits ??= this.#evaluated();
    return this.#bits;
  }

  /** Writes the ordinals from `from` on into `target`, ascending, until that is full. Returns their number. */
  list(target: Uint32Array, from = 0): number {
    const found = this.#found;
    if (found === undefined)
      return this.#bits === undefined
        ? listCommonBits(this.#bitmaps, target, from)
        : listBits(this.#bits, target, from);
    const first = placeIn(found, from);
    const length = Math.min(target.length, found.length - first);
    target.set(found.subarray(first, first + length));
    return length;
  }

  /** The first ordinals from `from` on, at most so many. */
  listed(most: number, from: number): Ordinals {
    return this.#pool.list(most, (target) => this.list(target, from));
  }

  /** Those of the ordinals that are in the set. */
  keep(ordinals: Ordinals): Ordinals {
    return this.#filtered(this.#commonTo(ordinals, this.#lists));
  }

  /** All ordinals, where there is a list. */
  get #found(): Ordinals | undefined {
    const [shortest, ...others] = this.#lists;
    if (shortest === undefined) return undefined;
    this.#ordinals ??= this.#filtered(this.#commonTo(shortest, others));
    return this.#ordinals;
  }

  #commonTo(ordinals: Ordinals, lists: readonly Ordinals[]): Ordinals {
    return lists.reduce((common, list) => commonOrdinals(common, list, this.#pool), ordinals);
  }

  #filtered(candidates: Ordinals): Ordinals {
    return this.#bitmaps.reduce((left, bitmap) => ordinalsIn(left, bitmap, this.#pool), candidates);
  }

  #evaluated(): Bitmap {
    const found = this.#found;
    if (found !== undefined) {
      const bits = this.#pool.empty();
      setBits(bits, found);
      return bits;
    }
    const [first, second, ...others] = this.#bitmaps;
    if (first === undefined) return this.#pool.empty();
    if (second === undefined) return first;
    const bits = this.#pool.bothOf(first, second);
    for (const other of others) keepOnly(bits, other);
    return bits;
  }
}
