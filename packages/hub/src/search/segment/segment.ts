/** @module A segment: an immutable index of many documents, read directly from its image. */

import { foldId } from '../../store/store.ts';
import { type Bitmap, setBit } from '../bits/bitmap.ts';
import { type ByteStrings, compareUtf8, firstWhere, type Range, rangeOf } from '../bits/bytes.ts';
import { type Column, figureAt } from '../bits/columns.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { Forward } from './forward.ts';
import type { Image, ImageOrigin } from '../image/image.ts';
import { PairCounts } from './pair-counts.ts';
import { Postings } from './postings.ts';
import { type Facet, facets, type Measure, measures } from '../fields/names.ts';
import { readStrings } from '../image/string-sections.ts';
import { TermDictionary } from './term-dictionary.ts';
import { WordDictionary } from './word-dictionary.ts';
import { nameKey, nameOf } from '../fields/words.ts';

/** Sortable figures that need a stored order; ordinals are already ordered by downloads. */
export const orderedMeasures = ['likes', 'trending', 'created', 'updated'] as const;
export type OrderedMeasure = (typeof orderedMeasures)[number];

/** Documents are numbered by downloads, descending, those without the figure last, ties by folded id. */
export class Segment {
  readonly origin: ImageOrigin;
  readonly buffer: SharedArrayBuffer;
  readonly count: number;
  readonly terms: TermDictionary;
  readonly documentsOfTerms: Postings;
  readonly pairs: PairCounts;
  readonly forward: Forward;
  readonly words: WordDictionary;
  readonly columns: Readonly<Record<Measure, Column>>;
  /** Ordinals by figure, highest first, absent last, ties by ordinal. */
  readonly orders: Readonly<Record<OrderedMeasure, Uint32Array>>;
  /** Ordinals by folded id. */
  readonly idOrder: Uint32Array;
  readonly #ids: ByteStrings;
  readonly #nameOrder: Uint32Array;

  constructor(image: Image) {
    this.origin = image.origin;
    this.buffer = image.buffer;
    this.#ids = readStrings(image, 'id');
    this.idOrder = image.uint32('idOrder');
    this.#nameOrder = image.uint32('nameOrder');
    this.count = this.#ids.length;
    this.terms = new TermDictionary(image);
    this.documentsOfTerms = new Postings(image, 'term', this.count);
    this.pairs = new PairCounts(image, this.terms.size);
    this.forward = new Forward(image);
    this.words = new WordDictionary(image, this.count, this.documentsOfTerms);
    this.columns = {
      downloads: image.column('downloads'),
      likes: image.column('likes'),
      trending: image.column('trending'),
      created: image.column('created'),
      updated: image.column('updated'),
      params: image.column('params'),
    };
    this.orders = {
      likes: image.uint32('likesOrder'),
      trending: image.uint32('trendingOrder'),
      created: image.uint32('createdOrder'),
      updated: image.uint32('updatedOrder'),
    };
  }

  idAt(ordinal: number): string {
    return this.#ids.at(ordinal);
  }

  /** -1 when it does not exist. */
  ordinalOf(foldedId: string): number {
    const { low, high } = this.#idRange(foldedId, true);
    return low < high ? (this.idOrder[low] ?? -1) : -1;
  }

  /** The number of documents before this one in the order of ordinals, whether it exists or not. */
  placeOf(downloads: number, foldedId: string): number {
    return firstWhere(this.count, (ordinal) => {
      const figure = figureAt(this.columns.downloads, ordinal);
      const equal = Number.isNaN(downloads) ? Number.isNaN(figure) : figure === downloads;
      if (!equal) return Number.isNaN(figure) || figure < downloads;
      return compareUtf8(foldId(this.idAt(ordinal)), foldedId) >= 0;
    });
  }

  addIdsFrom(bits: Bitmap, foldedPrefix: string): void {
    addPlaces(bits, this.idOrder, this.#idRange(foldedPrefix, false));
  }

  addNamesFrom(bits: Bitmap, keyPrefix: string, whole: boolean): void {
    const keyAt = (place: number): string => nameKey(nameOf(this.idAt(this.#nameOrder[place] ?? 0)));
    addPlaces(bits, this.#nameOrder, rangeOf(this.count, keyAt, keyPrefix, whole));
  }

  /** The fields from which the document was built. */
  fieldsAt(ordinal: number): IndexedFields {
    const numbers: Partial<Record<Measure, number>> = {};
    for (const measure of measures) {
      const figure = figureAt(this.columns[measure], ordinal);
      if (!Number.isNaN(figure)) numbers[measure] = figure;
    }
    const terms = emptyTerms();
    for (const term of this.forward.termsOf(ordinal)) {
      const facet = facets[this.terms.facetIndexOf(term)];
      if (facet !== undefined) terms[facet].push(this.terms.valueOf(term));
    }
    return { id: this.idAt(ordinal), terms, numbers };
  }

  #idRange(folded: string, whole: boolean): Range {
    const idAt = (place: number): string => foldId(this.idAt(this.idOrder[place] ?? 0));
    return rangeOf(this.count, idAt, folded, whole);
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
});

function addPlaces(bits: Bitmap, order: Uint32Array, range: Range): void {
  for (let place = range.low; place < range.high; place++) setBit(bits, order[place] ?? 0);
}
