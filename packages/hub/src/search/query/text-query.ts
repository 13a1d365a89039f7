/** @module Text search: which documents match, and how well. */

import { foldId } from '../../store/store.ts';
import { addAll, type Bitmap, type BitmapPool, keepOnly, setBit } from '../bits/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { nameKey, nameOf, queryWords } from '../fields/words.ts';

/**
 * From the best match to the worst: the id, the name, a prefix of the name, whole words, word prefixes. Documents of
 * the same tier are ordered by downloads.
 */
export type Tier = 0 | 1 | 2 | 3 | 4;
export const lastTier = 4;

/** Longer than any id; the rest of a longer text is ignored. */
const longestText = 250;

/** Valid for one search. */
export class TextQuery {
  readonly #words: readonly string[][][];
  readonly #foldedText: string;
  readonly #nameKey: string;
  /** The documents that have all words but the last; borrowed from the pool for one search. */
  #finished: Bitmap | undefined;

  private constructor(text: string, words: readonly string[][][]) {
    this.#words = words;
    this.#foldedText = foldId(text);
    this.#nameKey = nameKey(text);
  }

  /** Texts with the same key have the same results in the same order. */
  get key(): string {
    return JSON.stringify([this.#words, this.#foldedText]);
  }

  /** `undefined` if the text has no words: then there is no text filter. */
  static parse(text: string): TextQuery | undefined {
    const searched = text.trim().slice(0, longestText);
    const words = queryWords(searched);
    return words.length === 0 ? undefined : new TextQuery(searched, words);
  }

  /** The documents that have every word; if `unfinished`, the last may be a prefix. */
  documentsIn(segment: Segment, unfinished: boolean, pool: BitmapPool): Bitmap {
    const finished = this.#words.slice(0, -1);
    const bits = anyReading(segment, this.#words.at(-1) ?? [], unfinished, pool);
    if (finished.length === 0) return bits;
    this.#finished ??= intersection(finished.map((readings) => anyReading(segment, readings, false, pool)));
    keepOnly(bits, this.#finished);
    return bits;
  }

  /** The documents of a tier, possibly with some of better tiers. */
  tierIn(segment: Segment, tier: Tier, pool: BitmapPool): Bitmap {
    if (tier === 3) return this.documentsIn(segment, false, pool);
    const bits = pool.empty();
    if (tier === 0) {
      const ordinal = segment.ordinalOf(this.#foldedText);
      if (ordinal >= 0) setBit(bits, ordinal);
    } else if (this.#hasOwner) {
      if (tier === 2) segment.addIdsFrom(bits, this.#foldedText);
    } else {
      segment.addNamesFrom(bits, this.#nameKey, tier === 1);
    }
    return bits;
  }

  /** The tier of a document by its id and words; `undefined` if it does not match. */
  tierOf(id: string, foldedId: string, words: ReadonlySet<string>): Tier | undefined {
    if (!this.#fits(words, true)) return undefined;
    if (foldedId === this.#foldedText) return 0;
    if (this.#hasOwner) {
      if (foldedId.startsWith(this.#foldedText)) return 2;
    } else {
      const key = nameKey(nameOf(id));
      if (key === this.#nameKey) return 1;
      if (key.startsWith(this.#nameKey)) return 2;
    }
    return this.#fits(words, false) ? 3 : 4;
  }

  get #hasOwner(): boolean {
    return this.#foldedText.includes('/');
  }

  #fits(words: ReadonlySet<string>, unfinished: boolean): boolean {
    return this.#words.every((readings, i) => {
      const isLast = i === this.#words.length - 1;
      return readings.some((reading) =>
        reading.every((word, j) =>
          unfinished && isLast && j === reading.length - 1 ? hasBeginning(words, word) : words.has(word),
        ),
      );
    });
  }
}

function hasBeginning(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function anyReading(segment: Segment, readings: string[][], unfinished: boolean, pool: BitmapPool): Bitmap {
  const documentsOf = (reading: string[]): Bitmap =>
    intersection(
      reading.map((word, i) => segment.words.documentsOf(word, unfinished && i === reading.length - 1, pool)),
    );
  const [first = [], ...others] = readings;
  const union = documentsOf(first);
  for (const reading of others) pool.scoped(() => addAll(union, documentsOf(reading)));
  return union;
}

/** Writes the result into the first bitmap; there must be at least one. */
function intersection([first = new Uint32Array(), ...others]: readonly Bitmap[]): Bitmap {
  for (const other of others) keepOnly(first, other);
  return first;
}
