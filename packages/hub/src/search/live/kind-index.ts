/** @module The index of one kind: an immutable segment, the delta of later changes, and the buffers of searches. */

import { foldId } from '../../store/store.ts';
import { clearBit, fullBitmap, hasBit, type Bitmap } from '../bits/bitmap.ts';
import { BitmapPool } from '../bits/bitmap-pool.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { LiveTerms } from './live-terms.ts';
import { facets, type Measure, type SortMeasure, sortMeasures } from '../query/query.ts';
import { emptyTerms, type Segment } from '../segment/segment.ts';
import { Tally } from '../bits/tally.ts';
import { similarWords } from '../segment/similar-words.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';
import { documentWords, nameKey, nameOf } from '../fields/words.ts';
import { compareUtf8 } from '../bits/bytes.ts';
import { StringList } from '../bits/string-list.ts';
import { DeltaWords } from './delta-words.ts';

/** A document written since the segment was built. There are few, so searches scan them. */
export interface DeltaDocument {
  readonly id: string;
  readonly foldedId: string;
  readonly terms: readonly number[];
  /** Normalized, without the owner. */
  readonly nameKey: string;
  readonly idWords: ReadonlySet<string>;
  /** Of the id and the tags. */
  readonly words: ReadonlySet<string>;
  readonly summary: ReadonlySet<string>;
  readonly numbers: Readonly<Partial<Record<Measure, number>>>;
}

export class KindIndex {
  readonly segment: Segment;
  readonly terms: LiveTerms;
  /** Documents of the segment that were neither replaced nor deleted. */
  readonly live: Bitmap;
  /** Documents that were replaced or deleted. */
  readonly dead: number[] = [];
  readonly delta = new Map<string, DeltaDocument>();
  readonly deltaWords = new DeltaWords();
  /** Bitmaps and a list of ordinals for the current search; searches are synchronous, so there is one at a time. */
  readonly pool: BitmapPool;
  readonly ordinals: Uint32Array;
  /** The number of documents that have each figure. */
  readonly #withFigure: Record<SortMeasure, number>;
  #tally: Tally;

  constructor(segment: Segment) {
    this.segment = segment;
    this.terms = new LiveTerms(segment.terms);
    this.live = fullBitmap(segment.count);
    this.pool = new BitmapPool(segment.count);
    this.ordinals = new Uint32Array(segment.count);
    this.#tally = new Tally(segment.terms.size);
    this.#withFigure = {
      downloads: segment.countWith('downloads'),
      likes: segment.countWith('likes'),
      trending: segment.countWith('trending'),
      created: segment.countWith('created'),
      updated: segment.countWith('updated'),
      params: segment.countWith('params'),
    };
  }

  get liveInSegment(): number {
    return this.segment.count - this.dead.length;
  }

  get count(): number {
    return this.liveInSegment + this.delta.size;
  }

  /** Number of changes since the segment was built. */
  get drift(): number {
    return this.dead.length + this.delta.size;
  }

  /** Figures that at least one document has. */
  get figures(): SortMeasure[] {
    return sortMeasures.filter((measure) => this.#withFigure[measure] > 0);
  }

  put(fields: IndexedFields): void {
    const foldedId = foldId(fields.id);
    this.remove(foldedId);
    const terms = facets.flatMap((facet) =>
      fields.terms[facet].map((value) => this.terms.intern(facet, value)),
    );
    for (const term of terms) this.terms.countInDelta(term, 1);
    this.#countFigures(fields.numbers, 1);
    const { id, numbers } = fields;
    const words = documentWords(id, fields.terms.tag, fields.summary);
    const document = { id, foldedId, nameKey: nameKey(nameOf(id)), terms, numbers, ...words };
    this.delta.set(foldedId, document);
    this.deltaWords.add(document);
  }

  remove(foldedId: string): void {
    const fresh = this.delta.get(foldedId);
    if (fresh !== undefined) {
      for (const term of fresh.terms) this.terms.countInDelta(term, -1);
      this.#countFigures(fresh.numbers, -1);
      this.delta.delete(foldedId);
      this.deltaWords.remove(fresh);
      return;
    }
    const ordinal = this.segment.ordinalOf(foldedId);
    if (ordinal < 0 || !hasBit(this.live, ordinal)) return;
    clearBit(this.live, ordinal);
    this.dead.push(ordinal);
    for (const term of this.segment.termsOf(ordinal)) this.terms.uncountInSegment(term);
    this.#countFigures(this.segment.numbersAt(ordinal), -1);
  }

  /**
   * Words that may be meant by a mistyped one; in the delta only those with the same first character. Words of
   * replaced documents may still be among them.
   */
  similarTo(word: string, limit: number): SimilarWord[] {
    const found = this.segment.words.similarTo(word, limit);
    const known = new Set(found.map((similar) => similar.word));
    const fresh = [...this.deltaWords.besides(word)]
      .filter((each) => Math.abs(each.length - word.length) <= limit && !known.has(each))
      .toSorted(compareUtf8);
    const strings = new StringList();
    for (const each of fresh) strings.push(each);
    for (const { place, distance } of similarWords(strings.strings(), word, limit)) {
      const each = fresh[place] ?? '';
      const documents = this.deltaWords.countOf(each);
      if (documents > 0) found.push({ word: each, distance, documents });
    }
    return found;
  }

  /** The fields of the documents in the delta. */
  deltaFields(): IndexedFields[] {
    return Array.from(this.delta.values(), ({ id, terms, numbers, summary }) => {
      const values = emptyTerms();
      for (const term of terms) {
        const facet = facets[this.terms.facetIndexOf(term)];
        if (facet !== undefined) values[facet].push(this.terms.valueOf(term));
      }
      return { id, terms: values, numbers, summary: [...summary] };
    });
  }

  #countFigures(numbers: IndexedFields['numbers'], change: 1 | -1): void {
    for (const measure of sortMeasures) {
      if (numbers[measure] !== undefined) this.#withFigure[measure] += change;
    }
  }

  /** An empty tally with room for every term in use. */
  tally(): Tally {
    if (this.#tally.counts.length < this.terms.size) this.#tally = new Tally(this.terms.size + 1024);
    this.#tally.clear();
    return this.#tally;
  }
}
