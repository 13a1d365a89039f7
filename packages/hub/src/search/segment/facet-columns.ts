/** @module Columns of facets with few values, at most one per document: counted without reading all terms of a document. */

import { type Facet, facets } from '../fields/names.ts';
import type { Groups } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** A byte per document; 0 means no value. */
const mostValues = 255;

export function facetColumnSections(termsOfDocuments: Groups, facetIndexes: Uint8Array): Sections {
  const { starts, items } = termsOfDocuments;
  const documents = starts.length - 1;
  /** The number of a term among those of its facet, from 1. */
  const codes = new Uint32Array(facetIndexes.length);
  const sizes = new Uint32Array(facets.length);
  for (let term = 0; term < facetIndexes.length; term++) {
    const facet = facetIndexes[term] ?? 0;
    sizes[facet] = (sizes[facet] ?? 0) + 1;
    codes[term] = sizes[facet] ?? 0;
  }
  const columns: (Uint8Array | undefined)[] = Array.from(sizes, (size) =>
    size > 0 && size <= mostValues ? new Uint8Array(documents) : undefined,
  );
  for (let document = 0; document < documents; document++) {
    const end = starts[document + 1] ?? 0;
    for (let i = starts[document] ?? 0; i < end; i++) {
      const term = items[i] ?? 0;
      const facet = facetIndexes[term] ?? 0;
      const column = columns[facet];
      if (column === undefined) continue;
      // A document with two values: this facet has no column.
      if (column[document] !== 0) columns[facet] = undefined;
      else column[document] = codes[term] ?? 0;
    }
  }
  const kept = columns.flatMap((column, facet) => (column === undefined ? [] : [{ column, facet }]));
  const all = new Uint8Array(kept.length * documents);
  for (const [at, { column }] of kept.entries()) all.set(column, at * documents);
  return { facetColumns: all, facetColumnFacets: Uint8Array.from(kept, ({ facet }) => facet) };
}

export class FacetColumns {
  readonly #columns = new Map<Facet, Uint8Array>();
  readonly #terms: TermDictionary;

  constructor(image: Image, documents: number, terms: TermDictionary) {
    const all = image.uint8('facetColumns');
    for (const [at, facetIndex] of image.uint8('facetColumnFacets').entries()) {
      const facet = facets[facetIndex];
      if (facet !== undefined) this.#columns.set(facet, all.subarray(at * documents, (at + 1) * documents));
    }
    this.#terms = terms;
  }

  has(facet: Facet): boolean {
    return this.#columns.has(facet);
  }

  /** How many of the first `length` ordinals have each term of a facet that has a column. */
  counts(facet: Facet, ordinals: Uint32Array, length: number): ReadonlyMap<number, number> {
    const column = this.#columns.get(facet) ?? new Uint8Array();
    const counted = new Uint32Array(mostValues + 1);
    for (let i = 0; i < length; i++) {
      const code = column[ordinals[i] ?? 0] ?? 0;
      counted[code] = (counted[code] ?? 0) + 1;
    }
    const terms = this.#terms.termsOf(facet);
    return new Map(Array.from(terms, (term, at) => [term, counted[at + 1] ?? 0]));
  }
}
