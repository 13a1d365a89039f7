/** @module Builds a segment: collects the fields of documents and returns the arrays of an index. */

import { foldId } from '../../store/store.ts';
import { sortByBytes } from '../bits/byte-sort.ts';
import { type Column, highestFirst, isAbsent, packColumn } from '../bits/columns.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { beginningSections } from './beginnings.ts';
import { buildCombinations } from './combinations.ts';
import { buildFacetColumns } from './facet-columns.ts';
import { forwardSections } from './forward.ts';
import { type Growing, growingFloat64 } from '../bits/growing.ts';
import { GroupsBuilder, inverseOf, rearrange } from '../bits/groups.ts';
import { type ImageOrigin, packImage, type Sections } from '../image/image.ts';
import { Interner } from '../bits/interner.ts';
import { pairSections } from './pair-counts.ts';
import { postingsSections } from './postings.ts';
import { facets, type Measure, measures } from '../fields/names.ts';
import { orderedMeasures } from './segment.ts';
import { pick, StringList } from '../bits/string-list.ts';
import { stringSections } from '../image/string-sections.ts';
import { buildTerms, termName } from './term-dictionary.ts';
import { buildWords } from './word-dictionary.ts';
import { nameKey, nameOf, wordsOf } from '../fields/words.ts';

export class SegmentBuilder {
  readonly #ids = new StringList();
  readonly #foldedIds = new StringList();
  readonly #nameKeys = new StringList();
  readonly #numbers: Record<Measure, Growing<Float64Array>> = {
    downloads: growingFloat64(),
    likes: growingFloat64(),
    trending: growingFloat64(),
    created: growingFloat64(),
    updated: growingFloat64(),
    params: growingFloat64(),
    score: growingFloat64(),
    weights: growingFloat64(),
    cache: growingFloat64(),
  };
  readonly #terms = new Interner();
  readonly #termsOfDocuments = new GroupsBuilder();
  readonly #words = new Interner();
  readonly #wordsOfDocuments = new GroupsBuilder();
  readonly #summaries = new GroupsBuilder();

  get count(): number {
    return this.#ids.length;
  }

  /** Documents may come in any order; ids must be unique. */
  add(fields: IndexedFields): void {
    this.#ids.push(fields.id);
    this.#foldedIds.push(foldId(fields.id));
    this.#nameKeys.push(nameKey(nameOf(fields.id)));
    for (const measure of measures) this.#numbers[measure].push(fields.numbers[measure] ?? NaN);
    for (const facet of facets) {
      for (const value of fields.terms[facet])
        this.#termsOfDocuments.add(this.#terms.intern(termName(facet, value)));
    }
    this.#termsOfDocuments.endGroup();
    for (const word of wordsOf(fields.id)) this.#wordsOfDocuments.add(this.#words.intern(word));
    this.#wordsOfDocuments.endGroup();
    for (const word of fields.summary) this.#summaries.add(this.#words.intern(word));
    this.#summaries.endGroup();
  }

  finish(origin: ImageOrigin): SharedArrayBuffer {
    return packImage(origin, this.#sections());
  }

  #sections(): Sections {
    const byId = sortByBytes(this.#foldedIds.strings());
    const documents = highestFirst(this.#figures('downloads'), highestFirst(this.#figures('score'), byId));
    const ordinals = inverseOf(documents);
    const toOrdinals = (order: Uint32Array): Uint32Array => order.map((document) => ordinals[document] ?? 0);
    const terms = buildTerms(this.#terms.strings(), this.#termsOfDocuments.groups());
    const termsOfDocuments = rearrange(this.#termsOfDocuments.groups(), documents, terms.numbers);
    const columns = buildFacetColumns(termsOfDocuments, terms.facetIndexes);
    const combinations = buildCombinations(termsOfDocuments, terms.counts, columns.inWide);
    const isElsewhere = columns.inWide.map((isIn, term) => isIn | (combinations.hasTerm[term] ?? 0));
    const words = buildWords(this.#words, terms);
    const wordsOfDocuments = rearrange(this.#wordsOfDocuments.groups(), documents, words.numbers);
    const summaries = rearrange(this.#summaries.groups(), documents, words.numbers);
    return {
      ...stringSections('id', pick(this.#ids.strings(), documents)),
      idOrder: toOrdinals(byId),
      nameOrder: toOrdinals(sortByBytes(this.#nameKeys.strings())),
      ...this.#columnSections(documents),
      ...terms.sections,
      ...forwardSections('forward', termsOfDocuments, isElsewhere),
      ...postingsSections('term', termsOfDocuments, this.#terms.size),
      ...pairSections(termsOfDocuments, terms.counts),
      ...combinations.sections,
      ...columns.sections,
      ...words.sections,
      ...beginningSections(
        { strings: words.strings, ofIds: wordsOfDocuments, ofSummaries: summaries, ofTerms: words.ofTerms },
        termsOfDocuments,
        terms.counts,
      ),
      ...postingsSections('word', wordsOfDocuments, this.#words.size),
      ...forwardSections('summary', summaries),
      ...postingsSections('summary', summaries, summaries.items.length === 0 ? 0 : this.#words.size),
    };
  }

  #figures(measure: Measure): Float64Array {
    return this.#numbers[measure].array.subarray(0, this.count);
  }

  #columnSections(documents: Uint32Array): Sections {
    const sections: Record<string, Column | Uint32Array> = {};
    const everyOrdinal = documents.map((_document, ordinal) => ordinal);
    for (const measure of measures) {
      const figures = this.#figures(measure);
      const byOrdinal = Float64Array.from(documents, (document) => figures[document] ?? NaN);
      sections[measure] = packColumn(byOrdinal);
      if (!orderedMeasures.some((name) => name === measure)) continue;
      // Without figures, the order is that of the ordinals.
      const order = isAbsent(byOrdinal) ? new Uint32Array() : highestFirst(byOrdinal, everyOrdinal);
      sections[`${measure}Order`] = order;
    }
    return sections;
  }
}
