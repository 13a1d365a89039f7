/** @module The terms in use, from the segment and from later writes, with their current counts. */

import { compareUtf8 } from '../bits/bytes.ts';
import { type Facet, facets } from '../query/query.ts';
import { type TermDictionary, termKey, termName } from '../segment/term-dictionary.ts';

interface AddedTerm {
  readonly facetIndex: number;
  readonly value: string;
}

export class LiveTerms {
  /** For each term of the segment, the number of its documents that were not replaced or deleted. */
  readonly countsInSegment: Uint32Array;
  readonly #segment: TermDictionary;
  readonly #added: AddedTerm[] = [];
  readonly #addedByKey = new Map<string, number[]>();
  readonly #numbers = new Map<string, number>();
  readonly #countsInDelta = new Map<number, number>();

  constructor(segment: TermDictionary) {
    this.#segment = segment;
    this.countsInSegment = segment.counts.slice();
  }

  /** Numbers below this are in use; those of the segment come first. */
  get size(): number {
    return this.#segment.size + this.#added.length;
  }

  /** The number of a term; adds the term if it is new. */
  intern(facet: Facet, value: string): number {
    const name = termName(facet, value);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const inSegment = this.#segment
      .spellingsOf(facet, value)
      .find((term) => this.#segment.valueOf(term) === value);
    const number = inSegment ?? this.#add(facet, value);
    this.#numbers.set(name, number);
    return number;
  }

  /** The terms of a value, in all spellings, that occur in some document. */
  inUse(facet: Facet, value: string): readonly number[] {
    const added = this.#addedByKey.get(termKey(facets.indexOf(facet), value)) ?? [];
    return [...this.#segment.spellingsOf(facet, value), ...added].filter((term) => this.#countOf(term) > 0);
  }

  countInDelta(term: number, change: 1 | -1): void {
    this.#countsInDelta.set(term, (this.#countsInDelta.get(term) ?? 0) + change);
  }

  uncountInSegment(term: number): void {
    this.countsInSegment[term] = (this.countsInSegment[term] ?? 0) - 1;
  }

  facetIndexOf(term: number): number {
    return this.#isInSegment(term)
      ? this.#segment.facetIndexOf(term)
      : (this.#addedAt(term)?.facetIndex ?? 0);
  }

  valueOf(term: number): string {
    return this.#isInSegment(term) ? this.#segment.valueOf(term) : (this.#addedAt(term)?.value ?? '');
  }

  /** Compares two terms of one facet: by value, case-insensitive, then by spelling. */
  compare(a: number, b: number): number {
    if (a < this.#segment.size && b < this.#segment.size)
      return this.#segment.rankOf(a) - this.#segment.rankOf(b);
    const x = this.valueOf(a);
    const y = this.valueOf(b);
    return compareUtf8(x.toLowerCase(), y.toLowerCase()) || compareUtf8(x, y);
  }

  #isInSegment(term: number): boolean {
    return term < this.#segment.size;
  }

  #addedAt(term: number): AddedTerm | undefined {
    return this.#added[term - this.#segment.size];
  }

  #countOf(term: number): number {
    return (this.countsInSegment[term] ?? 0) + (this.#countsInDelta.get(term) ?? 0);
  }

  #add(facet: Facet, value: string): number {
    const facetIndex = facets.indexOf(facet);
    const number = this.size;
    this.#added.push({ facetIndex, value });
    const key = termKey(facetIndex, value);
    this.#addedByKey.set(key, [...(this.#addedByKey.get(key) ?? []), number]);
    return number;
  }
}
