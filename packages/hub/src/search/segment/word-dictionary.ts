/** @module The word dictionary: words of ids and summaries, which map to documents, and words of tags, which map to tags. */

import { LRUCache } from 'lru-cache';
import { type Bitmap, wordsFor } from '../bits/bitmap.ts';
import type { BitmapPool } from '../bits/bitmap-pool.ts';
import type { ByteStrings, Range } from '../bits/bytes.ts';
import { sortByBytes } from '../bits/byte-sort.ts';
import { countItems, type Groups, GroupsBuilder, inverseOf, invert, rearrange } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import type { Interner } from '../bits/interner.ts';
import { addSources, itemCount, Postings, type Sources } from './postings.ts';
import { facets } from '../fields/names.ts';
import { SortedKeys } from '../bits/sorted-keys.ts';
import { pick } from '../bits/string-list.ts';
import { readStrings, stringSections } from '../image/string-sections.ts';
import type { BuiltTerms } from './term-dictionary.ts';
import { similarWords } from './similar-words.ts';
import { wordsOfTag } from '../fields/words.ts';

export interface BuiltWords {
  /** Maps old numbers to new ones, which are sorted. */
  readonly numbers: Uint32Array;
  readonly strings: ByteStrings;
  readonly ofTerms: Groups;
  readonly sections: Sections;
}

/** Adds the words of the tags to those of the ids and summaries. */
export function buildWords(words: Interner, terms: BuiltTerms): BuiltWords {
  const wordsOfTerms = new GroupsBuilder();
  const tagIndex = facets.indexOf('tag');
  for (let term = 0; term < terms.values.length; term++) {
    if (terms.facetIndexes[term] === tagIndex) {
      for (const word of wordsOfTag(terms.values.at(term))) wordsOfTerms.add(words.intern(word));
    }
    wordsOfTerms.endGroup();
  }
  const found = words.strings();
  const order = sortByBytes(found);
  const numbers = inverseOf(order);
  const everyTerm = Uint32Array.from({ length: terms.values.length }, (_unused, term) => term);
  const renamed = rearrange(wordsOfTerms.groups(), everyTerm, numbers);
  const termsOfWords = invert(renamed, countItems(renamed.items, found.length));
  const strings = pick(found, order);
  const sections = {
    ...stringSections('word', strings),
    wordTermStarts: termsOfWords.starts,
    wordTerms: termsOfWords.items,
  };
  return { numbers, strings, ofTerms: renamed, sections };
}

export interface WordPlaces {
  /** Whether a word with this prefix is enough. */
  readonly unfinished: boolean;
  /** Which words match: those of the id, also those of the tags, or also those of the summary. */
  readonly within: 'id' | 'tags' | 'summary';
}

/** A word that may be meant by a mistyped one. */
export interface SimilarWord {
  readonly word: string;
  /** Number of typing errors. */
  readonly distance: number;
  /** How many documents have it. */
  readonly documents: number;
}

/** Memory for the bitmaps of one index; less with few documents. */
const keptBytes = 8 * 1024 * 1024;
const [leastKept, mostKept] = [8, 64];
/** A bitmap is kept where reading the lists takes this much longer than reading the bitmap. */
const worthKeeping = 2;

export class WordDictionary {
  readonly #words: ByteStrings;
  readonly #keys: SortedKeys;
  readonly #documents: Postings;
  readonly #summaries: Postings;
  readonly #termStarts: Uint32Array;
  readonly #terms: Uint32Array;
  readonly #documentsOfTerms: Postings;
  readonly #bitmapWords: number;
  /** The documents of short prefixes and frequent numbers, which are in many lists: most texts have one of them. */
  readonly #frequent: LRUCache<string, Bitmap>;
  readonly #evicted: Bitmap[] = [];

  constructor(image: Image, documents: number, documentsOfTerms: Postings) {
    this.#bitmapWords = wordsFor(documents);
    this.#frequent = new LRUCache({
      dispose: (bits) => this.#evicted.push(bits),
      max: Math.min(mostKept, Math.max(leastKept, keptBytes / Math.max(1, 4 * this.#bitmapWords)) >>> 0),
    });
    this.#words = readStrings(image, 'word');
    this.#keys = new SortedKeys(this.#words.length, (place) => this.#words.at(place));
    this.#documents = new Postings(image, 'word', documents);
    this.#summaries = new Postings(image, 'summary', documents);
    this.#termStarts = image.uint32('wordTermStarts');
    this.#terms = image.uint32('wordTerms');
    this.#documentsOfTerms = documentsOfTerms;
  }

  wordAt(number: number): string {
    return this.#words.at(number);
  }

  /** The numbers of the word or, when it is unfinished, of all words with this prefix. */
  rangeOf(word: string, unfinished: boolean): Range {
    return this.#keys.rangeOf(word, !unfinished);
  }

  /** The words of ids and tags within an edit distance. */
  similarTo(word: string, limit: number): SimilarWord[] {
    return similarWords(this.#words, word, limit).flatMap(({ place, distance }) => {
      const documents = this.#documentCount(place);
      return documents === 0 ? [] : [{ word: this.#words.at(place), distance, documents }];
    });
  }

  /** Documents with this word in the id or the tags; those with several such tags count more than once. */
  #documentCount(place: number): number {
    let count = this.#documents.countOf(place);
    const end = this.#termStarts[place + 1] ?? 0;
    for (let i = this.#termStarts[place] ?? 0; i < end; i++)
      count += this.#documentsOfTerms.countOf(this.#terms[i] ?? 0);
    return count;
  }

  /** Where the documents are that have the word or, when it is unfinished, a word with this prefix. */
  sourcesOf(word: string, places: WordPlaces, pool: BitmapPool): Sources {
    const key = `${places.within} ${places.unfinished} ${word}`;
    const known = this.#frequent.get(key);
    if (known !== undefined) return { lists: [], mixed: [], bitmaps: [known] };
    const sources = this.#collect(word, places);
    if (itemCount(sources) < this.#bitmapWords * worthKeeping) return sources;
    const bits = pool.takeOut();
    addSources(bits, sources);
    this.#frequent.set(key, bits);
    for (const evicted of this.#evicted.splice(0)) pool.takeBack(evicted);
    return { lists: [], mixed: [], bitmaps: [bits] };
  }

  #collect(word: string, { unfinished, within }: WordPlaces): Sources {
    const { low, high } = this.rangeOf(word, unfinished);
    const sources: Sources = { lists: [], mixed: [], bitmaps: [] };
    this.#documents.collectRange(sources, low, high);
    if (within === 'id') return sources;
    if (within === 'summary') this.#summaries.collectRange(sources, low, high);
    const terms = this.#terms.subarray(this.#termStarts[low] ?? 0, this.#termStarts[high] ?? 0);
    this.#documentsOfTerms.collect(sources, terms);
    return sources;
  }
}
