/** @module Text search: which documents match, and how well. */

import { foldId } from '../../store/store.ts';
import { setBits } from '../bits/bitmap.ts';
import type { BitmapPool } from '../bits/bitmap-pool.ts';
import type { DeltaWords } from '../live/delta-words.ts';
import type { DeltaDocument } from '../live/kind-index.ts';
import type { Segment } from '../segment/segment.ts';
import type { WordPlaces } from '../segment/word-dictionary.ts';
import { nameKey, nameOf, queryWords } from '../fields/words.ts';
import { fewSelected, selectedBits, selectedByWords, type Selection } from './selection.ts';
import {
  areFew,
  type Documents,
  documentsWith,
  keepWith,
  listWith,
  type SearchedWord,
} from './word-documents.ts';

/**
 * From the best match to the worst: the id, the name, a prefix of the name, whole words of the id and the tags, then
 * word prefixes and words of the summary. Documents of the same tier are ordered by downloads.
 */
export type Tier = 0 | 1 | 2 | 3 | 4;
/** The last one: words of the card, which only a cluster searches. */
export type ClusterTier = Tier | 5;
export const lastTier = 4;
export const tiers = [0, 1, 2, 3, lastTier] as const satisfies readonly Tier[];

/** Up to this many documents, all of their words are read. */
const fewToRead = 32;

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

  /** The word, if there is only one and it has only one reading. */
  get onlyWord(): string | undefined {
    const [readings, ...others] = this.#words;
    if (readings?.length !== 1 || others.length > 0) return undefined;
    return readings[0]?.length === 1 ? readings[0][0] : undefined;
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
  documentsIn(segment: Segment, pool: BitmapPool): Documents {
    const places: WordPlaces = { unfinished: true, within: 'summary' };
    const hasWords = (ordinal: number): boolean =>
      this.#fits([...idAndTags(segment, ordinal), segment.summaryWordsAt(ordinal)], true);
    const last = this.#words.length - 1;
    const finished = this.#words.slice(0, last).map((_readings, i) => this.#wordIn(segment, i, places, pool));
    // An unfinished word has many documents: where the others leave few, it is only looked up for these.
    const few = areFew(finished, pool) ? listWith(finished, hasWords, pool) : undefined;
    if (few !== undefined && few.length <= fewToRead) return { list: few.filter(hasWords) };
    const word = this.#wordIn(segment, last, places, pool);
    return few === undefined
      ? documentsWith([...finished, word], hasWords, pool)
      : { list: keepWith(few, [word], hasWords, pool) };
  }

  /** The documents that have every word in the id; the last may be a prefix. */
  idsIn(segment: Segment, pool: BitmapPool): Selection {
    const hasWords = (ordinal: number): boolean => this.#fits([segment.idWordsAt(ordinal)], true);
    return selectedByWords(this.#wordsIn(segment, { unfinished: true, within: 'id' }, pool), hasWords, pool);
  }

  #wordsIn(segment: Segment, places: WordPlaces, pool: BitmapPool): SearchedWord[] {
    return this.#words.map((_readings, i) => this.#wordIn(segment, i, places, pool));
  }

  #wordIn(segment: Segment, at: number, { unfinished, within }: WordPlaces, pool: BitmapPool): SearchedWord {
    const isLast = at === this.#words.length - 1;
    return (this.#words[at] ?? []).map((pieces) =>
      pieces.map((piece, i) =>
        segment.words.sourcesOf(
          piece,
          { unfinished: unfinished && isLast && i === pieces.length - 1, within },
          pool,
        ),
      ),
    );
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

  /** The documents of a tier, possibly with some of better tiers. */
  tierIn(segment: Segment, tier: Exclude<Tier, typeof lastTier>, pool: BitmapPool): Selection {
    switch (tier) {
      case 0: {
        const ordinal = segment.ordinalOf(this.#foldedText);
        return fewSelected(ordinal >= 0 ? Uint32Array.of(ordinal) : new Uint32Array(), pool);
      }
      case 1:
      case 2: {
        if (!this.hasOwner) return selectedOf(segment.namesFrom(this.#nameKey, tier === 1), pool);
        return tier === 2
          ? selectedOf(segment.idsFrom(this.#foldedText), pool)
          : fewSelected(new Uint32Array(), pool);
      }
      case 3: {
        const hasWords = (ordinal: number): boolean => this.#hasWholeWordsAt(segment, ordinal);
        return selectedByWords(
          this.#wordsIn(segment, { unfinished: false, within: 'tags' }, pool),
          hasWords,
          pool,
        );
      }
    }
  }

  /** The tier of a document of a segment, which must match. */
  tierAt(segment: Segment, ordinal: number): Tier {
    const id = segment.idAt(ordinal);
    const byName = this.nameTierOf({ foldedId: foldId(id), nameKey: nameKey(nameOf(id)) });
    return byName ?? (this.#hasWholeWordsAt(segment, ordinal) ? 3 : 4);
  }

  #hasWholeWordsAt(segment: Segment, ordinal: number): boolean {
    return this.#fits(idAndTags(segment, ordinal), false);
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

const idAndTags = (segment: Segment, ordinal: number): ReadonlySet<string>[] => [
  segment.idWordsAt(ordinal),
  ...segment.tagWordsAt(ordinal),
];

/** Longer lists are taken as bitmaps. */
const longestList = 1_000;

function selectedOf(ordinals: Uint32Array, pool: BitmapPool): Selection {
  if (ordinals.length <= longestList) return fewSelected(ordinals.toSorted(), pool);
  const bits = pool.empty();
  setBits(bits, ordinals);
  return selectedBits(bits, pool);
}

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
