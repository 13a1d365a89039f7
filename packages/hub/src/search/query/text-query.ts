/** @module Text search: which documents match, and how well. */

import { foldId } from '../../store/store.ts';
import { addAll, type Bitmap, type BitmapPool, keepOnly, setBit } from '../bits/bitmap.ts';
import type { DeltaDocument } from '../live/kind-index.ts';
import type { Segment } from '../segment/segment.ts';
import type { WordPlaces } from '../segment/word-dictionary.ts';
import { nameKey, nameOf, queryWords } from '../fields/words.ts';

/**
 * From the best match to the worst: the id, the name, a prefix of the name, whole words of the id and the tags, then
 * word prefixes and words of the summary. Documents of the same tier are ordered by downloads.
 */
export type Tier = 0 | 1 | 2 | 3 | 4;
export const lastTier = 4;

/** Longer than any id; the rest of a longer text is ignored. */
const longestText = 250;

/** The part of a document that text search reads. */
export type SearchedText = Pick<DeltaDocument, 'id' | 'foldedId' | 'words' | 'summary'>;

/** Valid for one search. */
export class TextQuery {
  readonly #words: readonly string[][][];
  readonly #foldedText: string;
  readonly #nameKey: string;

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

  /** The documents that have every word, anywhere; the last may be a prefix. */
  documentsIn(segment: Segment, pool: BitmapPool): Bitmap {
    const last = this.#words.length - 1;
    return intersection(
      this.#words.map((readings, i) =>
        anyReading(segment, readings, { unfinished: i === last, inSummary: true }, pool),
      ),
    );
  }

  #wholeWordsIn(segment: Segment, pool: BitmapPool): Bitmap {
    const places = { unfinished: false, inSummary: false };
    return intersection(this.#words.map((readings) => anyReading(segment, readings, places, pool)));
  }

  /** The documents of a tier, possibly with some of better tiers. */
  tierIn(segment: Segment, tier: Tier, pool: BitmapPool): Bitmap {
    if (tier === 3) return this.#wholeWordsIn(segment, pool);
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
  tierOf({ id, foldedId, words, summary }: SearchedText): Tier | undefined {
    if (!this.#fits([words, summary], true)) return undefined;
    if (foldedId === this.#foldedText) return 0;
    if (this.#hasOwner) {
      if (foldedId.startsWith(this.#foldedText)) return 2;
    } else {
      const key = nameKey(nameOf(id));
      if (key === this.#nameKey) return 1;
      if (key.startsWith(this.#nameKey)) return 2;
    }
    return this.#fits([words], false) ? 3 : 4;
  }

  get #hasOwner(): boolean {
    return this.#foldedText.includes('/');
  }

  #fits(places: readonly ReadonlySet<string>[], unfinished: boolean): boolean {
    return this.#words.every((readings, i) => {
      const isLast = i === this.#words.length - 1;
      return readings.some((reading) =>
        reading.every((word, j) =>
          unfinished && isLast && j === reading.length - 1
            ? places.some((words) => hasBeginning(words, word))
            : places.some((words) => words.has(word)),
        ),
      );
    });
  }
}

function hasBeginning(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function anyReading(segment: Segment, readings: string[][], places: WordPlaces, pool: BitmapPool): Bitmap {
  const documentsOf = (reading: string[]): Bitmap =>
    intersection(
      reading.map((word, i) =>
        segment.words.documentsOf(
          word,
          { ...places, unfinished: places.unfinished && i === reading.length - 1 },
          pool,
        ),
      ),
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
