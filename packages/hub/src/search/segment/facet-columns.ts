/**
 * @module Columns of facets with at most one value per document: counted without reading all terms of a document. A
 * narrow column has a byte for each document. A wide one, for a facet with more values, has a term, and is the only
 * place where it is stored.
 */

import { type Facet, facets } from '../fields/names.ts';
import type { Groups } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import { batchSize } from '../bits/read-ahead.ts';
import type { Tally } from '../bits/tally.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** A byte for each document: the number of the term among those of its facet, from 1; 0 means no value. */
const mostInByte = 255;
const noTerm = 0xffffffff;

export interface BuiltColumns {
  readonly sections: Sections;
  /** By term: 1 if a wide column has it. */
  readonly inWide: Uint8Array;
}

export function buildFacetColumns(termsOfDocuments: Groups, facetIndexes: Uint8Array): BuiltColumns {
  const documents = termsOfDocuments.starts.length - 1;
  const sizes = new Uint32Array(facets.length);
  const codes = Uint32Array.from(facetIndexes, (facet) => (sizes[facet] = (sizes[facet] ?? 0) + 1));
  const single = singleFacets(termsOfDocuments, facetIndexes);
  const narrow = single.filter((facet) => (sizes[facet] ?? 0) <= mostInByte);
  const wide = single.filter((facet) => (sizes[facet] ?? 0) > mostInByte);
  const bytes = new Uint8Array(narrow.length * documents);
  const terms = new Uint32Array(wide.length * documents).fill(noTerm);
  const places = facets.map((_name, facet) => ({ narrow: narrow.indexOf(facet), wide: wide.indexOf(facet) }));
  eachTerm(termsOfDocuments, (document, term) => {
    const place = places[facetIndexes[term] ?? 0];
    if (place === undefined) return;
    if (place.narrow >= 0) bytes[place.narrow * documents + document] = codes[term] ?? 0;
    if (place.wide >= 0) terms[place.wide * documents + document] = term;
  });
  return {
    sections: {
      facetColumns: bytes,
      facetColumnFacets: Uint8Array.from(narrow),
      wideColumns: terms,
      wideColumnFacets: Uint8Array.from(wide),
    },
    inWide: facetIndexes.map((facet) => Number(wide.includes(facet))),
  };
}

/** The facets that some documents have, each with one value. */
function singleFacets(termsOfDocuments: Groups, facetIndexes: Uint8Array): number[] {
  const lastDocuments = new Uint32Array(facets.length);
  const isSeveral = new Uint8Array(facets.length);
  eachTerm(termsOfDocuments, (document, term) => {
    const facet = facetIndexes[term] ?? 0;
    if (lastDocuments[facet] === document + 1) isSeveral[facet] = 1;
    lastDocuments[facet] = document + 1;
  });
  return facets.flatMap((_name, facet) =>
    lastDocuments[facet] === 0 || isSeveral[facet] === 1 ? [] : [facet],
  );
}

function eachTerm({ starts, items }: Groups, visit: (document: number, term: number) => void): void {
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    for (let i = starts[document] ?? 0; i < end; i++) visit(document, items[i] ?? 0);
  }
}

export class FacetColumns {
  readonly #narrow = new Map<Facet, Uint8Array>();
  readonly #wide = new Map<Facet, Uint32Array>();
  readonly #terms: TermDictionary;

  constructor(image: Image, documents: number, terms: TermDictionary) {
    const narrow = image.uint8('facetColumns');
    const wide = image.uint32('wideColumns');
    eachFacet(image.uint8('facetColumnFacets'), (facet, at) =>
      this.#narrow.set(facet, narrow.subarray(at * documents, (at + 1) * documents)),
    );
    eachFacet(image.uint8('wideColumnFacets'), (facet, at) =>
      this.#wide.set(facet, wide.subarray(at * documents, (at + 1) * documents)),
    );
    this.#terms = terms;
  }

  has(facet: Facet): boolean {
    return this.#narrow.has(facet) || this.#wide.has(facet);
  }

  isWide(facet: Facet): boolean {
    return this.#wide.has(facet);
  }

  /** The terms of a document that are stored here only. */
  wideTermsOf(document: number): number[] {
    const terms: number[] = [];
    for (const column of this.#wide.values()) {
      const term = column[document] ?? noTerm;
      if (term !== noTerm) terms.push(term);
    }
    return terms;
  }

  /** Adds how many of the first `length` documents have each term of a facet that has a column. */
  countInto(tally: Tally, facet: Facet, documents: Uint32Array, length: number): void {
    const wide = this.#wide.get(facet);
    if (wide === undefined) this.#countBytes(tally, facet, documents, length);
    else countTerms(tally, wide, documents, length);
  }

  /** The same for all facets that are stored here only. */
  countWideInto(tally: Tally, documents: Uint32Array, length: number): void {
    for (const column of this.#wide.values()) countTerms(tally, column, documents, length);
  }

  #countBytes(tally: Tally, facet: Facet, documents: Uint32Array, length: number): void {
    const column = this.#narrow.get(facet) ?? new Uint8Array();
    const counted = new Uint32Array(mostInByte + 1);
    for (let i = 0; i < length; i++) counted[column[documents[i]!]!]!++;
    for (const [at, term] of this.#terms.termsOf(facet).entries()) tally.add(term, counted[at + 1] ?? 0);
  }
}

const batch = new Uint32Array(batchSize);

function countTerms(tally: Tally, column: Uint32Array, documents: Uint32Array, length: number): void {
  const { counts, touched } = tally;
  let touchedLength = tally.touchedLength;
  for (let from = 0; from < length; from += batchSize) {
    const until = Math.min(from + batchSize, length);
    const read = until - from;
    for (let i = 0; i < read; i++) batch[i] = column[documents[from + i]!]!;
    for (let i = 0; i < read; i++) {
      const term = batch[i]!;
      if (term === noTerm) continue;
      const count = counts[term]!;
      touched[touchedLength] = term;
      touchedLength += (count - 1) >>> 31;
      counts[term] = count + 1;
    }
  }
  tally.touchedLength = touchedLength;
}

function eachFacet(indexes: Uint8Array, visit: (facet: Facet, at: number) => void): void {
  for (const [at, index] of indexes.entries()) {
    const facet = facets[index];
    if (facet !== undefined) visit(facet, at);
  }
}
