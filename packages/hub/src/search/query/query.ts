/** @module Queries and results of the index. */

import type { Facet } from '../fields/names.ts';

export { type Facet, facets, type Measure, measures } from '../fields/names.ts';

export const sorts = ['relevance', 'trending', 'downloads', 'likes', 'created', 'updated'] as const;
export type Sort = (typeof sorts)[number];

/**
 * Values of one filter are alternatives, except tags, which must all be there; different filters must all hold.
 * Values compare without regard to case.
 */
export type Filters = { readonly [F in Exclude<Facet, 'gated'>]?: readonly string[] } & {
  readonly gated?: boolean;
};

export interface SearchQuery {
  /** Every word must be a word of the id or the tags; the last may be unfinished. Beyond 250 characters it is cut. */
  readonly text?: string;
  readonly filters?: Filters;
  /** Number of parameters, both ends included. Records that do not state it are outside every range. */
  readonly params?: { readonly min?: number; readonly max?: number };
  /** `relevance` unless told: the best match first, and where nothing is searched for, the most downloaded. */
  readonly sort?: Sort;
  /** `desc` unless told. Records without the figure come last either way. Relevance has one direction. */
  readonly direction?: 'asc' | 'desc';
  /** Ids in one answer; 30 unless told, 10,000 at most. */
  readonly limit?: number;
  /** `next` of the answer before. */
  readonly cursor?: string;
  /** Which facets to count: all unless told. Counting is the dearest part of an answer. */
  readonly facets?: readonly Facet[];
  /** Values per facet; 20 unless told, 1,000 at most. */
  readonly facetLimit?: number;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface SearchResult {
  readonly ids: readonly string[];
  readonly total: number;
  /**
   * The most frequent values first, then the selected ones that are not among them. A filter with alternatives is left
   * out of its own counts, so that they say what choosing another value would find.
   */
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  /** Cursor of the next page, when there is one. */
  readonly next?: string;
  /** Selected values that no record has. */
  readonly unknown: readonly { readonly filter: Facet; readonly value: string }[];
}

/** The cursor is not one of ours, or belongs to another order: start again from the first page. */
export class CursorError extends Error {
  override readonly name = 'CursorError';
  readonly code = 'invalid-cursor';

  constructor(reason: string) {
    super(`The cursor cannot be used: ${reason}. Start again without one.`);
  }
}
