/** @module The word dictionary: words of ids and summaries, which map to documents, and words of tags, which map to tags. */

import type { Bitmap, BitmapPool } from '../bits/bitmap.ts';
import { type ByteStrings, rangeOf } from '../bits/bytes.ts';
import { sortByBytes } from '../bits/byte-sort.ts';
import { countItems, GroupsBuilder, inverseOf, invert, rearrange } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import type { Interner } from '../bits/interner.ts';
import { Postings } from './postings.ts';
import { facets } from '../fields/names.ts';
import { pick } from '../bits/string-list.ts';
import { readStrings, stringSections } from '../image/string-sections.ts';
import type { BuiltTerms } from './term-dictionary.ts';
import { similarWords } from './similar-words.ts';
import { wordsOfTag } from '../fields/words.ts';

export interface BuiltWords {
  /** Maps old numbers to new ones, which are sorted. */
  readonly numbers: Uint32Array;
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
  const sections = {
    ...stringSections('word', pick(found, order)),
    wordTermStarts: termsOfWords.starts,
    wordTerms: termsOfWords.items,
  };
  return { numbers, sections };
}

export interface WordPlaces {
  /** Whether a word with this prefix is enough. */
  readonly unfinished: boolean;
  /** Which words count, each with those before it. */
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

export class WordDictionary {
  readonly #words: ByteStrings;
  readonly #documents: Postings;
  readonly #summaries: Postings;
  readonly #termStarts: Uint32Array;
  readonly #terms: Uint32Array;
  readonly #documentsOfTerms: Postings;

  constructor(image: Image, documents: number, documentsOfTerms: Postings) {
    this.#words = readStrings(image, 'word');
    this.#documents = new Postings(image, 'word', documents);
    this.#summaries = new Postings(image, 'summary', documents);
    this.#termStarts = image.uint32('wordTermStarts');
    this.#terms = image.uint32('wordTerms');
    this.#documentsOfTerms = documentsOfTerms;
  }

  wordAt(number: number): string {
    return this.#words.at(number);
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

  /** The documents that have the word or, when it is unfinished, a word with this prefix. */
  documentsOf(word: string, { unfinished, within }: WordPlaces, pool: BitmapPool): Bitmap {
    const { low, high } = rangeOf(this.#words.length, (place) => this.#words.at(place), word, !unfinished);
    const bits = pool.empty();
    this.#documents.addTo(bits, low, high);
    if (within === 'id') return bits;
    if (within === 'summary') this.#summaries.addTo(bits, low, high);
    const end = this.#termStarts[high] ?? 0;
    for (let i = this.#termStarts[low] ?? 0; i < end; i++) {
      const term = this.#terms[i] ?? 0;
      this.#documentsOfTerms.addTo(bits, term, term + 1);
    }
    return bits;
  }
}
