/** @module The memory of searches: bitmaps and lists of ordinals, which the next search uses again. */

import { type Bitmap, wordsFor } from './bitmap.ts';

/** Lists are parts of blocks with this many ordinals; longer ones are not kept. */
const blockLength = 1 << 18;
/** A search may need more blocks; these stay. */
const keptBlocks = 4;

/**
 * A pool of bitmaps of one size and of lists, so that a search allocates none: they are outside the heap of V8, which
 * collects them late.
 */
export class BitmapPool {
  readonly #words: number;
  readonly #bitmaps: Bitmap[] = [];
  #used = 0;
  readonly #returned: Bitmap[] = [];
  readonly #blocks: Uint32Array[] = [];
  #block = 0;
  /** The first free place in the block. */
  #free = 0;

  constructor(count: number) {
    this.#words = wordsFor(count);
  }

  /** Words of a bitmap: a list with more ordinals takes more memory. */
  get words(): number {
    return this.#words;
  }

  /** An empty bitmap, owned by the caller until `releaseAll`. */
  empty(): Bitmap {
    return this.#next().fill(0);
  }

  copyOf(bits: Bitmap): Bitmap {
    const copy = this.#next();
    copy.set(bits);
    return copy;
  }

  /** The intersection of two. */
  bothOf(a: Bitmap, b: Bitmap): Bitmap {
    const both = this.#next();
    for (let i = 0; i < both.length; i++) both[i] = a[i]! & b[i]!;
    return both;
  }

  /** Releases the bitmaps that the callback takes, so that many steps need no more memory than one. */
  scoped<T>(work: () => T): T {
    const used = this.#used;
    try {
      return work();
    } finally {
      this.#used = used;
    }
  }

  /** A list of at most so many ordinals until `releaseAll`, even within `scoped`. `fill` returns their number. */
  list(most: number, fill: (target: Uint32Array) => number): Uint32Array {
    if (most > blockLength) {
      const target = new Uint32Array(most);
      return target.subarray(0, fill(target));
    }
    const target = this.#room(most);
    const block = this.#block;
    const end = this.#free + most;
    this.#free = end;
    const length = fill(target);
    // Unless `fill` took a list too, what it left is free again.
    if (this.#block === block && this.#free === end) this.#free -= most - length;
    return target.subarray(0, length);
  }

  /** An empty bitmap that `releaseAll` does not release: it is the caller's until it comes back. */
  takeOut(): Bitmap {
    const known = this.#bitmaps.length > this.#used ? this.#bitmaps.pop() : undefined;
    return known?.fill(0) ?? new Uint32Array(this.#words);
  }

  /** Takes back a bitmap. The current search may still read it. */
  takeBack(bits: Bitmap): void {
    this.#returned.push(bits);
  }

  releaseAll(): void {
    this.#bitmaps.push(...this.#returned.splice(0));
    this.#used = 0;
    this.#blocks.length = Math.min(this.#blocks.length, keptBlocks);
    this.#block = 0;
    this.#free = 0;
  }

  #room(length: number): Uint32Array {
    for (let block = this.#blocks[this.#block]; block !== undefined; block = this.#blocks[this.#block]) {
      if (this.#free + length <= block.length) return block.subarray(this.#free, this.#free + length);
      this.#block++;
      this.#free = 0;
    }
    const block = new Uint32Array(blockLength);
    this.#blocks.push(block);
    return block.subarray(0, length);
  }

  #next(): Bitmap {
    const known = this.#bitmaps[this.#used++];
    if (known !== undefined) return known;
    const bits = new Uint32Array(this.#words);
    this.#bitmaps.push(bits);
    return bits;
  }
}
