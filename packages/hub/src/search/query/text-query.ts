/** @module Text search: which documents match, and how well. */

import { foldId } from '../../store/store.ts';
import { addAll, type Bitmap, type BitmapPool, keepOnly, setBit, setBits } from '../bits/bitmap.ts';
import type { DeltaWords } from '../live/delta-words.ts';
import type { DeltaDocument } from '../live/kind-index.ts';
import type { Segment } from '../segment/segment.ts';
import type { WordPlaces } from '../segment/word-dictionary.ts';
import { nameKey, queryWords } from '../fields/words.ts';

/**
 * From the best match to the worst: the id, the name, a prefix of the name, whole words of the id and the tags, then
 * word prefixes and words of the summary. Documents of the same tier are ordered by downloads.
 */
export type Tier = 0 | 1 | 2 | 3 | 4;
/** The last one: words of the card, which only a cluster searches. */
export type ClusterTier = Tier | 5;
export const lastTier = 4;

/** Longer than any id; the rest of a longer text is ignored. */
const longestText = 250;

/** The part of a document that text search reads. */
export type SearchedText = Pick<DeltaDocument, 'foldedId' | 'nameKey' | 'words' | 'summary'>;

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

  /** The words in order, each with its readings. */
  get words(): readonly (readonly (readonly string[])[])[] {
    return this.#words;
  }

  /** The text in lower case, compared with ids. */
  get foldedText(): string {
    return this.#foldedText;
  }

  /** The text as a name, compared with names. */
  get nameKey(): string {
    return this.#nameKey;
  }

  /** Whether the text is the beginning of an id, not of a name. */
  get hasOwner(): boolean {
    return this.#foldedText.includes('/');
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
    return this.#documentsWith(segment, { unfinished: true, within: 'summary' }, pool);
  }

  /** The documents that have every word in the id; the last may be a prefix. */
  idsIn(segment: Segment, pool: BitmapPool): Bitmap {
    return this.#documentsWith(segment, { unfinished: true, within: 'id' }, pool);
  }

  #documentsWith(segment: Segment, { unfinished, within }: WordPlaces, pool: BitmapPool): Bitmap {
    const last = this.#words.length - 1;
    const documentsOf = (readings: string[][], i: number): Bitmap =>
      anyReading(segment, readings, { unfinished: unfinished && i === last, within }, pool);
    return intersection(this.#words, documentsOf, pool);
  }

  /** The documents of the delta that have the rarest of the words; the others may be missing. */
  deltaDocuments(words: DeltaWords): Iterable<DeltaDocument> {
    const last = this.#words.length - 1;
    let fewest: ReadonlySet<DeltaDocument> | undefined;
    for (const [i, readings] of this.#words.entries()) {
      // An unfinished word is looked up only where the reading has no other: many words may begin with it.
      const documents = unionOf(
        readings.map(([piece = '', next]) => words.documentsOf(piece, i === last && next === undefined)),
      );
      if (fewest === undefined || documents.size < fewest.size) fewest = documents;
    }
    return fewest ?? [];
  }

  /** The documents of a tier, if they are few, in any order; `undefined` for tiers by words. */
  fewOfTier(segment: Segment, tier: Tier): Uint32Array | undefined {
    if (tier > 2) return undefined;
    if (tier === 0) {
      const ordinal = segment.ordinalOf(this.#foldedText);
      return ordinal >= 0 ? Uint32Array.of(ordinal) : new Uint32Array();
    }
    if (this.hasOwner) return tier === 2 ? short(segment.idsFrom(this.#foldedText)) : new Uint32Array();
    return short(segment.namesFrom(this.#nameKey, tier === 1));
  }

  /** The documents of a tier, possibly with some of better tiers. */
  tierIn(segment: Segment, tier: Tier, pool: BitmapPool): Bitmap {
    if (tier === 3) return this.#documentsWith(segment, { unfinished: false, within: 'tags' }, pool);
    const bits = pool.empty();
    if (tier === 0) {
      const ordinal = segment.ordinalOf(this.#foldedText);
      if (ordinal >= 0) setBit(bits, ordinal);
    } else if (this.hasOwner) {
      if (tier === 2) setBits(bits, segment.idsFrom(this.#foldedText));
    } else {
      setBits(bits, segment.namesFrom(this.#nameKey, tier === 1));
    }
    return bits;
  }

  /** The tier of a document by its id and words; `undefined` if it does not match. */
  tierOf({ foldedId, nameKey: key, words, summary }: SearchedText): Tier | undefined {
    if (!this.#fits([words, summary], true)) return undefined;
    return this.nameTierOf({ foldedId, nameKey: key }) ?? (this.hasWholeWords({ words }) ? 3 : 4);
  }

  /** The tier of a document by its name; `undefined` if the name does not begin with the text. */
  nameTierOf({ foldedId, nameKey: key }: Pick<SearchedText, 'foldedId' | 'nameKey'>): Tier | undefined {
    if (foldedId === this.#foldedText) return 0;
    if (this.hasOwner) return foldedId.startsWith(this.#foldedText) ? 2 : undefined;
    if (key === this.#nameKey) return 1;
    return key.startsWith(this.#nameKey) ? 2 : undefined;
  }

  hasWholeWords({ words }: Pick<SearchedText, 'words'>): boolean {
    return this.#fits([words], false);
  }

  /** Whether a document has every word in its id; the last may be a prefix. */
  isInId({ idWords }: Pick<DeltaDocument, 'idWords'>): boolean {
    return this.#fits([idWords], true);
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

/** Longer lists are taken as bitmaps. */
const shortList = 1_000;
const short = (ordinals: Uint32Array): Uint32Array | undefined =>
  ordinals.length <= shortList ? ordinals : undefined;

function unionOf<T>(sets: readonly ReadonlySet<T>[]): ReadonlySet<T> {
  const [only] = sets;
  if (only !== undefined && sets.length === 1) return only;
  const union = new Set<T>();
  for (const set of sets) for (const item of set) union.add(item);
  return union;
}

function hasBeginning(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function anyReading(
  segment: Segment,
  readings: string[][],
  { unfinished, within }: WordPlaces,
  pool: BitmapPool,
): Bitmap {
  const documentsOf = (reading: string[]): Bitmap =>
    intersection(
      reading,
      (word, i) =>
        segment.words.documentsOf(word, { unfinished: unfinished && i === reading.length - 1, within }, pool),
      pool,
    );
  const [first = [], ...others] = readings;
  const union = documentsOf(first);
  for (const reading of others) pool.scoped(() => addAll(union, documentsOf(reading)));
  return union;
}

/** Stops at the first empty result: the last word may be unfinished, and then it is the most expensive. */
function intersection<T>(
  parts: readonly T[],
  documentsOf: (part: T, i: number) => Bitmap,
  pool: BitmapPool,
): Bitmap {
  const [first, ...others] = parts;
  if (first === undefined) return pool.empty();
  const bits = documentsOf(first, 0);
  for (const [i, part] of others.entries()) {
    if (!bits.some((word) => word !== 0)) break;
    pool.scoped(() => keepOnly(bits, documentsOf(part, i + 1)));
  }
  return bits;
}
