/** @module The forward index: the rarer terms and the summary of each document, as numbers of mostly two bytes each. */

import { type Growing, growingUint16 } from '../bits/growing.ts';
import type { Groups } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import { batchSize, sink } from '../bits/read-ahead.ts';
import type { Tally } from '../bits/tally.ts';

/** Terms are numbered by frequency; those from here on take two units, the first of which is not below this. */
const firstRareTerm = 0xf000;
const largestTerm = 0x0fffffff;
const batch = new Uint32Array(batchSize);
const noTerms = new Uint8Array();

/**
 * Terms are in the order of their numbers, the most frequent first, without those for which `isLeftOut` is 1. Without
 * any items there are no starts either.
 */
export function forwardSections(name: string, terms: Groups, isLeftOut: Uint8Array = noTerms): Sections {
  const starts = new Uint32Array(terms.starts.length);
  const units = growingUint16();
  for (let document = 0; document + 1 < terms.starts.length; document++) {
    const ofDocument = terms.items.slice(terms.starts[document] ?? 0, terms.starts[document + 1] ?? 0);
    sortFew(ofDocument);
    for (const term of ofDocument) if (isLeftOut[term] !== 1) pushTerm(units, term);
    starts[document + 1] = units.length;
  }
  return {
    [`${name}Starts`]: units.length === 0 ? new Uint32Array() : starts,
    [`${name}Units`]: units.array.subarray(0, units.length),
  };
}

function pushTerm(units: Growing<Uint16Array>, term: number): void {
  if (term > largestTerm) throw new RangeError(`An index can have at most ${largestTerm} distinct values`);
  if (term >= firstRareTerm) units.push(firstRareTerm | (term >>> 16));
  units.push(term & 0xffff);
}

/** Insertion sort: a document has too few terms for another algorithm to be faster. */
function sortFew(numbers: Uint32Array): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    let at = i;
    for (; at > 0 && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0;
    numbers[at] = number;
  }
}

const everyTerm = new Uint32Array();
const noFacets = new Uint8Array();

/** Which terms are counted. */
export interface CountedTerms {
  /** Those from this number on. */
  readonly from: number;
  /** By number of the facet: those before this one. */
  readonly ends: Uint32Array;
  /** Of each term. */
  readonly facetIndexes: Uint8Array;
}

export class Forward {
  readonly #starts: Uint32Array;
  readonly #units: Uint16Array;

  constructor(image: Image, name: string) {
    this.#starts = image.uint32(`${name}Starts`);
    this.#units = image.uint16(`${name}Units`);
  }

  get unitsPerDocument(): number {
    return this.#units.length / Math.max(1, this.#starts.length - 1);
  }

  termsOf(document: number): number[] {
    const terms: number[] = [];
    const end = this.#starts[document + 1] ?? 0;
    for (let i = this.#starts[document] ?? 0; i < end; i++) {
      const unit = this.#units[i] ?? 0;
      terms.push(unit < firstRareTerm ? unit : ((unit & 0xfff) << 16) | (this.#units[++i] ?? 0));
    }
    return terms;
  }

  /** Adds the counts of all terms of the first `length` documents. */
  countAllInto(tally: Tally, documents: Uint32Array, length: number): void {
    this.countInto(tally, documents, length, { from: 0, ends: everyTerm, facetIndexes: noFacets });
  }

  /** Adds the counts of some terms of the first `length` documents. */
  countInto(
    tally: Tally,
    documents: Uint32Array,
    length: number,
    { from: first, ends, facetIndexes }: CountedTerms,
  ): void {
    const { counts, touched } = tally;
    const starts = this.#starts;
    const units = this.#units;
    const last = units.length - 1;
    const lowestEnd = ends.reduce((lowest, end) => Math.min(lowest, end), largestTerm);
    let touchedLength = tally.touchedLength;
    let read = 0;
    for (let from = 0; from < length; from += batchSize) {
      const size = Math.min(batchSize, length - from);
      for (let i = 0; i < size; i++) batch[i] = starts[documents[from + i]!]!;
      for (let i = 0; i < size; i++) read ^= units[Math.min(batch[i]!, last)]!;
      for (let d = 0; d < size; d++) {
        const end = starts[documents[from + d]! + 1]!;
        for (let i = batch[d]!; i < end; i++) {
          let term = units[i]!;
          if (term >= firstRareTerm) term = ((term & 0xfff) << 16) | units[++i]!;
          if (term < first || (term >= lowestEnd && term >= ends[facetIndexes[term]!]!)) continue;
          const count = counts[term]!;
          touched[touchedLength] = term;
          touchedLength += (count - 1) >>> 31;
          counts[term] = count + 1;
        }
      }
    }
    sink[0] = read;
    tally.touchedLength = touchedLength;
  }
}
