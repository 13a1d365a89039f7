/**
 * @module A sorted list of strings that are decoded when they are read. All binary searches begin with the same
 * strings, so these stay decoded.
 */

import { compareUtf8, type Range, rangeFrom } from './bytes.ts';

/** The strings of the first twelve steps. */
const mostKept = 4_096;

export class SortedKeys {
  readonly #length: number;
  readonly #keyAt: (place: number) => string;
  /** By the number of the step in the tree of all searches: 1, then twice the number of the step before, or one more. */
  readonly #kept: (string | undefined)[];

  constructor(length: number, keyAt: (place: number) => string) {
    this.#length = length;
    this.#keyAt = keyAt;
    this.#kept = Array.from({ length: Math.min(mostKept, 2 * length) });
  }

  /** The range of strings with a prefix, or equal to it. */
  rangeOf(prefix: string, whole: boolean): Range {
    return rangeFrom(this.#firstFrom(prefix), this.#length, this.#keyAt, prefix, whole);
  }

  /** The first place with the string or a later one. */
  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#length;
    let step = 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const isBefore = compareUtf8(this.#at(middle, step), text) < 0;
      if (isBefore) low = middle + 1;
      else high = middle;
      step = 2 * step + Number(isBefore);
    }
    return low;
  }

  #at(place: number, step: number): string {
    return step < this.#kept.length ? (this.#kept[step] ??= this.#keyAt(place)) : this.#keyAt(place);
  }
}
