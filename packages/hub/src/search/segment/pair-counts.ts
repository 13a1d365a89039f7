/** @module Pair counts: how many documents have both of two frequent terms, counted when the segment is built. */

import type { Groups } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';

/** Terms are numbered by frequency: a row for each of the first, a column for many more. */
const mostRows = 256;
const mostColumns = 2_048;

/** Rarer terms are counted so fast that a row is not worth the memory. */
const documentsPerRow = 32;

export function pairSections(termsOfDocuments: Groups, counts: Uint32Array): Sections {
  const documents = termsOfDocuments.starts.length - 1;
  const columns = Math.min(counts.length, mostColumns);
  let rows = 0;
  while (rows < mostRows && (counts[rows] ?? 0) * documentsPerRow > documents) rows++;
  const pairs = new Uint32Array(rows * columns);
  const frequent: number[] = [];
  for (let document = 0; document < documents; document++) {
    frequent.length = 0;
    const end = termsOfDocuments.starts[document + 1] ?? 0;
    for (let i = termsOfDocuments.starts[document] ?? 0; i < end; i++) {
      const term = termsOfDocuments.items[i] ?? 0;
      if (term < columns) frequent.push(term);
    }
    for (const row of frequent) {
      if (row >= rows) continue;
      for (const column of frequent) pairs[row * columns + column] = (pairs[row * columns + column] ?? 0) + 1;
    }
  }
  return { pairs };
}

export class PairCounts {
  readonly #pairs: Uint32Array;
  readonly #columns: number;
  readonly #rows: number;

  constructor(image: Image, terms: number) {
    this.#pairs = image.uint32('pairs');
    this.#columns = Math.min(terms, mostColumns);
    this.#rows = this.#columns === 0 ? 0 : this.#pairs.length / this.#columns;
  }

  hasRow(term: number): boolean {
    return term < this.#rows;
  }

  /** `undefined` when the second term is too rare to have a column. */
  count(row: number, column: number): number | undefined {
    return column < this.#columns ? this.#pairs[row * this.#columns + column] : undefined;
  }
}
