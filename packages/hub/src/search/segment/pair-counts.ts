/**
 * @module Counts of frequent combinations, made when the segment is built: how many documents have both of two terms, and
 * how many of those with a frequent pair have a third.
 */

import type { Groups } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import { mostCombined } from './combinations.ts';

/** Terms are numbered by frequency: a row for each of the first, a column for many more. */
const mostRows = 1_024;
const mostColumns = 8_192;
/** Rarer terms are counted so fast that a row is not worth the memory. */
const documentsPerRow = 256;

const mostPairs = 8_192;
const documentsPerPair = 512;

/** Both tables grow with the documents up to their limits. */
const bytesPerDocument = { rows: 16, pairs: 8 };
const leastBytes = 1 << 16;

const noPair = 0xffff;

interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly pairColumns: number;
  readonly mostPairs: number;
}

function shapeOf(counts: Uint32Array, documents: number): Shape {
  const budget = (perDocument: number): number => Math.max(leastBytes, perDocument * documents) / 4;
  let rows = 0;
  while (rows < mostRows && (counts[rows] ?? 0) * documentsPerRow > documents) rows++;
  // As many columns as rows at least, so that every pair of rows is counted.
  rows = Math.min(rows, Math.floor(Math.sqrt(budget(bytesPerDocument.rows))));
  const columns = Math.min(
    counts.length,
    mostColumns,
    Math.max(rows, Math.floor(budget(bytesPerDocument.rows) / Math.max(1, rows))),
  );
  const pairColumns = Math.min(columns, mostCombined);
  const pairs = Math.floor(budget(bytesPerDocument.pairs) / Math.max(1, pairColumns));
  return { rows, columns, pairColumns, mostPairs: Math.min(mostPairs, pairs) };
}

export function pairSections(termsOfDocuments: Groups, counts: Uint32Array): Sections {
  const documents = termsOfDocuments.starts.length - 1;
  const shape = shapeOf(counts, documents);
  const rows = countRows(termsOfDocuments, shape);
  const pairs = frequentPairs(rows, counts, documents, shape);
  return {
    pairShape: Uint32Array.of(shape.columns, shape.pairColumns),
    pairRows: rows,
    pairTerms: pairs,
    pairCounts: countPairs(termsOfDocuments, pairs, shape),
  };
}

/** Calls back with the frequent terms of each document; the list is valid until the next. */
function eachDocument(
  { starts, items }: Groups,
  columns: number,
  visit: (terms: Uint32Array, length: number) => void,
): void {
  const terms = new Uint32Array(columns);
  for (let document = 0; document + 1 < starts.length; document++) {
    let length = 0;
    const end = starts[document + 1] ?? 0;
    for (let i = starts[document] ?? 0; i < end; i++) {
      const term = items[i] ?? 0;
      if (term < columns) terms[length++] = term;
    }
    visit(terms, length);
  }
}

function countRows(termsOfDocuments: Groups, { rows, columns }: Shape): Uint32Array {
  const counted = new Uint32Array(rows * columns);
  eachDocument(termsOfDocuments, columns, (terms, length) => {
    for (let i = 0; i < length; i++) {
      const row = terms[i] ?? 0;
      if (row >= rows) continue;
      const start = row * columns;
      for (let j = 0; j < length; j++) {
        const at = start + (terms[j] ?? 0);
        counted[at] = (counted[at] ?? 0) + 1;
      }
    }
  });
  return counted;
}

/** Two terms each, the lower first. Without those where one term has all documents of the other. */
function frequentPairs(
  counted: Uint32Array,
  counts: Uint32Array,
  documents: number,
  { rows, columns, mostPairs: most }: Shape,
): Uint32Array {
  const found: { a: number; b: number; count: number }[] = [];
  for (let a = 0; a < rows; a++) {
    for (let b = a + 1; b < rows; b++) {
      const count = counted[a * columns + b] ?? 0;
      if (count * documentsPerPair > documents && count < (counts[b] ?? 0)) found.push({ a, b, count });
    }
  }
  const chosen = found.toSorted((x, y) => y.count - x.count).slice(0, most);
  return Uint32Array.from(chosen.flatMap(({ a, b }) => [a, b]));
}

function countPairs(
  termsOfDocuments: Groups,
  pairs: Uint32Array,
  { rows, columns, pairColumns }: Shape,
): Uint32Array {
  const counted = new Uint32Array((pairs.length / 2) * pairColumns);
  const slots = new Uint16Array(rows * rows).fill(noPair);
  for (let i = 0; i < pairs.length; i += 2) slots[(pairs[i] ?? 0) * rows + (pairs[i + 1] ?? 0)] = i / 2;
  const own = new Uint32Array(columns);
  eachDocument(termsOfDocuments, columns, (terms, length) => {
    let rowTerms = 0;
    for (let i = 0; i < length; i++) if ((terms[i] ?? 0) < rows) own[rowTerms++] = terms[i] ?? 0;
    for (let i = 0; i < rowTerms; i++) {
      for (let j = 0; j < rowTerms; j++) {
        const slot = slots[(own[i] ?? 0) * rows + (own[j] ?? 0)] ?? noPair;
        if (slot === noPair) continue;
        const start = slot * pairColumns;
        for (let k = 0; k < length; k++) {
          const term = terms[k] ?? 0;
          if (term < pairColumns) counted[start + term] = (counted[start + term] ?? 0) + 1;
        }
      }
    }
  });
  return counted;
}

/** The counts of the terms below a number; rarer terms have no column. */
export interface StoredCounts {
  readonly end: number;
  readonly count: (term: number) => number;
}

export class PairCounts {
  readonly #rows: Uint32Array;
  readonly #pairs: Uint32Array;
  readonly #columns: number;
  readonly #pairColumns: number;
  readonly #rowCount: number;
  /** By both terms. */
  readonly #slots = new Map<number, number>();

  constructor(image: Image) {
    const [columns = 0, pairColumns = 0] = image.uint32('pairShape');
    this.#rows = image.uint32('pairRows');
    this.#pairs = image.uint32('pairCounts');
    this.#columns = columns;
    this.#pairColumns = pairColumns;
    this.#rowCount = columns === 0 ? 0 : this.#rows.length / columns;
    const terms = image.uint32('pairTerms');
    for (let i = 0; i < terms.length; i += 2)
      this.#slots.set(this.#key(terms[i] ?? 0, terms[i + 1] ?? 0), i / 2);
  }

  /** Documents with both terms; `undefined` when neither has a row with the other. */
  both(a: number, b: number): number | undefined {
    const row = Math.min(a, b);
    const column = Math.max(a, b);
    return row < this.#rowCount && column < this.#columns
      ? this.#rows[row * this.#columns + column]
      : undefined;
  }

  /** Of the documents with these terms, those with another one; `undefined` when that was not counted. */
  countsWith(terms: readonly number[]): StoredCounts | undefined {
    const [a, b] = terms.toSorted((x, y) => x - y);
    if (a === undefined) return undefined;
    if (terms.length === 1) return a < this.#rowCount ? storedRow(this.#rows, a, this.#columns) : undefined;
    if (terms.length > 2 || b === undefined || b >= this.#rowCount) return undefined;
    const slot = this.#slots.get(this.#key(a, b));
    return slot === undefined ? undefined : storedRow(this.#pairs, slot, this.#pairColumns);
  }

  /** Of two terms that have rows. */
  #key(a: number, b: number): number {
    return a * this.#rowCount + b;
  }
}

export function storedRow(counts: Uint32Array, row: number, columns: number): StoredCounts {
  const start = row * columns;
  return { end: columns, count: (term) => counts[start + term] ?? 0 };
}
