/** @module A segment: an immutable index of many documents, read directly from its image. */

import { foldId } from '../../store/store.ts';
import { type ByteStrings, compareUtf8, firstWhere } from '../bits/bytes.ts';
import { type Column, compareFigures, figureAt } from '../bits/columns.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { Beginnings } from './beginnings.ts';
import { Combinations } from './combinations.ts';
import { FacetColumns } from './facet-columns.ts';
import { Forward } from './forward.ts';
import type { Image, ImageOrigin } from '../image/image.ts';
import { PairCounts } from './pair-counts.ts';
import { Postings } from './postings.ts';
import { type Facet, facets, type Measure, measures, type SortMeasure } from '../fields/names.ts';
import { readStrings } from '../image/string-sections.ts';
import { TermDictionary } from './term-dictionary.ts';
import { WordDictionary } from './word-dictionary.ts';
import { nameKey, nameOf, wordsOf, wordsOfTag } from '../fields/words.ts';
import { SortedKeys } from '../bits/sorted-keys.ts';

/** Sortable figures that need a stored order; ordinals are already ordered by downloads. */
export const orderedMeasures = ['likes', 'trending', 'created', 'updated', 'params'] as const;
export type OrderedMeasure = (typeof orderedMeasures)[number];

const tagIndex = facets.indexOf('tag');
/** Terms are numbered by frequency. */
const mostTags = 4_096;

/** What ordinals are sorted by. `NaN` means absent. */
export interface OrdinalKey {
  readonly downloads: number;
  readonly score: number;
  readonly foldedId: string;
}

/** Documents are numbered by downloads, then score, both descending and absent last, ties by folded id. */
export class Segment {
  readonly origin: ImageOrigin;
  readonly buffer: SharedArrayBuffer;
  readonly count: number;
  readonly terms: TermDictionary;
  readonly documentsOfTerms: Postings;
  readonly pairs: PairCounts;
  readonly beginnings: Beginnings;
  readonly combinations: Combinations;
  readonly facetColumns: FacetColumns;
  readonly forward: Forward;
  readonly words: WordDictionary;
  readonly columns: Readonly<Record<Measure, Column>>;
  /** Ordinals by figure, highest first, absent last, ties by ordinal; empty if no document has the figure. */
  readonly orders: Readonly<Record<OrderedMeasure, Uint32Array>>;
  /** Ordinals by folded id. */
  readonly idOrder: Uint32Array;
  readonly #ids: ByteStrings;
  readonly #nameOrder: Uint32Array;
  readonly #idKeys: SortedKeys;
  readonly #nameKeys: SortedKeys;
  /** By term: frequent tags are in most documents, so their words are read once. */
  readonly #wordsOfTags: (ReadonlySet<string> | undefined)[];
  /** The words of each summary. */
  readonly #summaries: Forward;

  constructor(image: Image) {
    this.origin = image.origin;
    this.buffer = image.buffer;
    this.#ids = readStrings(image, 'id');
    this.idOrder = image.uint32('idOrder');
    this.#nameOrder = image.uint32('nameOrder');
    this.count = this.#ids.length;
    this.#idKeys = new SortedKeys(this.count, (place) => foldId(this.idAt(this.idOrder[place] ?? 0)));
    this.#nameKeys = new SortedKeys(this.count, (place) =>
      nameKey(nameOf(this.idAt(this.#nameOrder[place] ?? 0))),
    );
    this.terms = new TermDictionary(image);
    this.#wordsOfTags = Array.from({ length: Math.min(mostTags, this.terms.size) });
    this.documentsOfTerms = new Postings(image, 'term', this.count);
    this.pairs = new PairCounts(image);
    this.beginnings = new Beginnings(image);
    this.facetColumns = new FacetColumns(image, this.count, this.terms);
    this.combinations = new Combinations(image);
    this.forward = new Forward(image, 'forward');
    this.#summaries = new Forward(image, 'summary');
    this.words = new WordDictionary(image, this.count, this.documentsOfTerms);
    this.columns = {
      downloads: image.column('downloads'),
      likes: image.column('likes'),
      trending: image.column('trending'),
      created: image.column('created'),
      updated: image.column('updated'),
      params: image.column('params'),
      score: image.column('score'),
      weights: image.column('weights'),
      cache: image.column('cache'),
    };
    this.orders = {
      likes: image.uint32('likesOrder'),
      trending: image.uint32('trendingOrder'),
      created: image.uint32('createdOrder'),
      updated: image.uint32('updatedOrder'),
      params: image.uint32('paramsOrder'),
    };
  }

  idAt(ordinal: number): string {
    return this.#ids.at(ordinal);
  }

  /** -1 when it does not exist. */
  ordinalOf(foldedId: string): number {
    const { low, high } = this.#idKeys.rangeOf(foldedId, true);
    return low < high ? (this.idOrder[low] ?? -1) : -1;
  }

  /** The number of documents before this one in the order of ordinals, whether it exists or not. */
  placeOf({ downloads, score, foldedId }: OrdinalKey): number {
    return firstWhere(
      this.count,
      (ordinal) =>
        (compareFigures(figureAt(this.columns.downloads, ordinal), downloads) ||
          compareFigures(figureAt(this.columns.score, ordinal), score) ||
          compareUtf8(foldId(this.idAt(ordinal)), foldedId)) >= 0,
    );
  }

  /** The number of documents that have the figure. */
  countWith(measure: SortMeasure): number {
    const order = measure === 'downloads' ? undefined : this.orders[measure];
    return firstWhere(this.count, (place) =>
      Number.isNaN(figureAt(this.columns[measure], order?.[place] ?? place)),
    );
  }

  /** The documents whose id has this prefix, by id. */
  idsFrom(foldedPrefix: string): Uint32Array {
    const { low, high } = this.#idKeys.rangeOf(foldedPrefix, false);
    return this.idOrder.subarray(low, high);
  }

  /** The documents whose name has this prefix, or is it, by name. */
  namesFrom(keyPrefix: string, whole: boolean): Uint32Array {
    const { low, high } = this.#nameKeys.rangeOf(keyPrefix, whole);
    return this.#nameOrder.subarray(low, high);
  }

  /** All terms of a document, each from the place where it is stored, in no order. */
  termsOf(ordinal: number): number[] {
    return [
      ...this.forward.termsOf(ordinal),
      ...this.combinations.termsOf(ordinal),
      ...this.facetColumns.wideTermsOf(ordinal),
    ];
  }

  /** The fields from which the document was built. */
  fieldsAt(ordinal: number): IndexedFields {
    const terms = emptyTerms();
    for (const term of this.termsOf(ordinal)) {
      const facet = facets[this.terms.facetIndexOf(term)];
      if (facet !== undefined) terms[facet].push(this.terms.valueOf(term));
    }
    const summary = this.#summaries.termsOf(ordinal).map((word) => this.words.wordAt(word));
    return { id: this.idAt(ordinal), terms, numbers: this.numbersAt(ordinal), summary };
  }

  /** The words of a document's id. */
  idWordsAt(ordinal: number): ReadonlySet<string> {
    return wordsOf(this.idAt(ordinal));
  }

  /** The words of each tag of a document. */
  tagWordsAt(ordinal: number): ReadonlySet<string>[] {
    const tags = this.termsOf(ordinal).filter((term) => this.terms.facetIndexOf(term) === tagIndex);
    return tags.map((term) =>
      term < this.#wordsOfTags.length
        ? (this.#wordsOfTags[term] ??= wordsOfTag(this.terms.valueOf(term)))
        : wordsOfTag(this.terms.valueOf(term)),
    );
  }

  summaryWordsAt(ordinal: number): ReadonlySet<string> {
    return new Set(this.#summaries.termsOf(ordinal).map((word) => this.words.wordAt(word)));
  }

  numbersAt(ordinal: number): IndexedFields['numbers'] {
    const numbers: Partial<Record<Measure, number>> = {};
    for (const measure of measures) {
      const figure = figureAt(this.columns[measure], ordinal);
      if (!Number.isNaN(figure)) numbers[measure] = figure;
    }
    return numbers;
  }
}

export const emptyTerms = (): Record<Facet, string[]> => ({
  task: [],
  library: [],
  language: [],
  license: [],
  author: [],
  tag: [],
  gated: [],
  app: [],
  quantization: [],
  provider: [],
  capability: [],
  price: [],
  context_length: [],
  latency: [],
  verified: [],
  modality: [],
  size: [],
  format: [],
  hardware: [],
  params: [],
});
