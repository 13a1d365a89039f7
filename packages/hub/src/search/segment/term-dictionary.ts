/** @module The term dictionary: every value of every facet, numbered by document frequency. */

import type { ByteStrings } from '../bits/bytes.ts';
import { sortByBytes } from '../bits/byte-sort.ts';
import { highestFirst } from '../bits/columns.ts';
import { countItems, type Groups, groupsOf, inverseOf } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import { type Facet, facets } from '../fields/names.ts';
import { SortedKeys } from '../bits/sorted-keys.ts';
import { StringList } from '../bits/string-list.ts';
import { readStrings, stringSections } from '../image/string-sections.ts';

/** One string for a facet and a value: the library `safetensors` is not the tag `safetensors`. */
export const termName = (facet: Facet, value: string): string => facetMark(facets.indexOf(facet)) + value;

const facetMark = (facetIndex: number): string => String.fromCharCode(65 + facetIndex);

/** The key by which terms are looked up and sorted. */
export const termKey = (facetIndex: number, value: string): string =>
  facetMark(facetIndex) + value.toLowerCase();

export interface BuiltTerms {
  /** Maps old numbers to new ones. */
  readonly numbers: Uint32Array;
  readonly values: ByteStrings;
  readonly facetIndexes: Uint8Array;
  readonly counts: Uint32Array;
  readonly sections: Sections;
}

export function buildTerms(names: ByteStrings, termsOfDocuments: Groups): BuiltTerms {
  const countsByName = countItems(termsOfDocuments.items, names.length);
  const byFrequency = highestFirst(Float64Array.from(countsByName), sortByBytes(names));
  const counts = byFrequency.map((name) => countsByName[name] ?? 0);
  const values = new StringList();
  const keys = new StringList();
  const facetIndexes = new Uint8Array(names.length);
  for (let term = 0; term < names.length; term++) {
    const name = names.at(byFrequency[term] ?? 0);
    facetIndexes[term] = name.charCodeAt(0) - 65;
    values.push(name.slice(1));
    keys.push(`${termKey(facetIndexes[term] ?? 0, name.slice(1))}\0${name.slice(1)}`);
  }
  const sections = {
    ...stringSections('term', values.strings()),
    termFacets: facetIndexes,
    termCounts: counts,
    termOrder: sortByBytes(keys.strings()),
  };
  return { numbers: inverseOf(byFrequency), values: values.strings(), facetIndexes, counts, sections };
}

/** Terms are numbered by frequency: the values of the first are in most results, so they are decoded once. */
const mostDecoded = 8_192;

export class TermDictionary {
  readonly size: number;
  /** Document frequency of each term. */
  readonly counts: Uint32Array;
  /** The number of the facet of each term. */
  readonly facetIndexes: Uint8Array;
  readonly #values: ByteStrings;
  readonly #order: Uint32Array;
  readonly #keys: SortedKeys;
  readonly #ranks: Uint32Array;
  readonly #byFacet: readonly Uint32Array[];
  readonly #decoded: (string | undefined)[];

  constructor(image: Image) {
    this.#values = readStrings(image, 'term');
    this.facetIndexes = image.uint8('termFacets');
    this.#order = image.uint32('termOrder');
    this.#ranks = inverseOf(this.#order);
    this.counts = image.uint32('termCounts');
    this.size = this.#values.length;
    this.#keys = new SortedKeys(this.size, (place) => this.#keyAt(place));
    this.#byFacet = groupsOf(this.facetIndexes, facets.length);
    this.#decoded = Array.from({ length: Math.min(this.size, mostDecoded) });
  }

  facetIndexOf(term: number): number {
    return this.facetIndexes[term] ?? 0;
  }

  valueOf(term: number): string {
    if (term >= this.#decoded.length) return this.#values.at(term);
    return (this.#decoded[term] ??= this.#values.at(term));
  }

  /** Position of the term in the order of facets and values. */
  rankOf(term: number): number {
    return this.#ranks[term] ?? 0;
  }

  /** The terms of a value in all its upper and lower case spellings. */
  spellingsOf(facet: Facet, value: string): readonly number[] {
    const key = termKey(facets.indexOf(facet), value);
    const { low, high } = this.#keys.rangeOf(key, true);
    return [...this.#order.subarray(low, high)];
  }

  /** The terms of a facet, the most frequent first. */
  termsOf(facet: Facet): Uint32Array {
    return this.#byFacet[facets.indexOf(facet)] ?? new Uint32Array();
  }

  #keyAt(position: number): string {
    const term = this.#order[position] ?? 0;
    return termKey(this.facetIndexOf(term), this.valueOf(term));
  }
}
