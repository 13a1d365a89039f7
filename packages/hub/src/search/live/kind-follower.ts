/** @module Applies the store's changes to the index of one kind: small writes into a delta, which is merged from time to time. */

import { type Change, foldId, type RepoKind } from '../../store/store.ts';
import { type FieldRules, fieldsOf, type IndexedFields } from '../fields/fields.ts';
import { Image } from '../image/image.ts';
import { KindIndex } from './kind-index.ts';
import { type Listed, listStretch, type Stretch } from '../query/listing.ts';
import { mergeAside } from '../segment/merge.ts';
import type { SearchQuery, SearchResult } from '../query/query.ts';
import { type Candidate, candidatesFor } from '../query/candidates.ts';
import { search } from '../query/search.ts';
import { Segment } from '../segment/segment.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';

/** A segment is merged with its delta when an eighth of it has changed, within these bounds. */
const leastDrift = 1_000;
const mostDrift = 65_536;
/** Once writes have stopped, a hundredth is enough, so that searches do not go on scanning a large delta. */
const mostDriftAtRest = 4_096;

type Write = { readonly put: IndexedFields } | { readonly remove: string };

export class KindFollower {
  readonly kind: RepoKind;
  readonly #rules: FieldRules;
  #index: KindIndex;
  #seq: number;
  /** Writes since the running merge began; they are applied again to the new segment. */
  #sinceMerge: Write[] | undefined;

  constructor(segment: Segment, rules: FieldRules) {
    this.kind = segment.origin.kind;
    this.#rules = rules;
    this.#index = new KindIndex(segment);
    this.#seq = segment.origin.seq;
  }

  get segment(): Segment {
    return this.#index.segment;
  }

  /** All changes up to this position can be found. */
  get seq(): number {
    return this.#seq;
  }

  get count(): number {
    return this.#index.count;
  }

  get needsMerge(): boolean {
    return this.#sinceMerge === undefined && this.#index.drift > this.#allowedDrift;
  }

  get needsMergeAtRest(): boolean {
    const allowed = Math.min(mostDriftAtRest, Math.max(leastDrift, this.#index.segment.count / 100));
    return this.#sinceMerge === undefined && this.#index.drift > allowed;
  }

  /** So many writes during a merge that more would slow down searches. */
  get isOverloaded(): boolean {
    return this.#sinceMerge !== undefined && this.#index.drift > 2 * this.#allowedDrift;
  }

  search(query: SearchQuery): SearchResult {
    return search(this.#index, query);
  }

  candidates(text: string, limit: number): Candidate[] {
    return candidatesFor(this.#index, text, limit);
  }

  similarWords(word: string, limit: number): SimilarWord[] {
    return this.#index.similarTo(word, limit);
  }

  list(stretch: Stretch): Listed[] {
    return listStretch(this.#index, stretch);
  }

  /** Advances to the position of this change, which may be of another kind. False when the record is invalid. */
  apply(change: Change): boolean {
    if (change.seq <= this.#seq) return true;
    this.#seq = change.seq;
    if (change.kind !== this.kind) return true;
    const fields =
      change.json === null
        ? undefined
        : fieldsOf(this.kind, change.id, change.json, this.#rules, change.cardFields);
    const write: Write = fields === undefined ? { remove: foldId(change.id) } : { put: fields };
    apply(this.#index, write);
    this.#sinceMerge?.push(write);
    return fields !== undefined || change.json === null;
  }

  /** Replaces the segment with one that contains all writes so far. */
  async merge(signal: AbortSignal): Promise<Segment> {
    const { segment, live } = this.#index;
    const sinceMerge: Write[] = [];
    this.#sinceMerge = sinceMerge;
    try {
      const buffer = await mergeAside(
        {
          buffer: segment.buffer,
          live: live.slice(),
          delta: this.#index.deltaFields(),
          origin: { ...segment.origin, seq: this.#seq },
        },
        signal,
      );
      const next = new KindIndex(new Segment(new Image(buffer)));
      for (const write of sinceMerge) apply(next, write);
      this.#index = next;
      return next.segment;
    } finally {
      this.#sinceMerge = undefined;
    }
  }

  get #allowedDrift(): number {
    return Math.min(mostDrift, Math.max(leastDrift, this.#index.segment.count / 8));
  }
}

function apply(index: KindIndex, write: Write): void {
  if ('put' in write) index.put(write.put);
  else index.remove(write.remove);
}
