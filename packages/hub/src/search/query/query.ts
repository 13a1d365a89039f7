/** @module Queries and results of the index. */

import type { Facet, SortMeasure } from '../fields/names.ts';

export { contextSteps, latencySteps, priceSteps } from '../fields/provider-steps.ts';
export { sizeSteps, type SizeStep, stepStart, unknownSize } from '../fields/size-steps.ts';
export {
  type Facet,
  facets,
  type Measure,
  measures,
  type SortMeasure,
  sortMeasures,
} from '../fields/names.ts';

export const sorts = ['relevance', 'trending', 'downloads', 'likes', 'created', 'updated', 'params'] as const;
export type Sort = (typeof sorts)[number];

/**
 * Values of one filter are combined with OR, except tags, which are combined with AND; different filters are combined
 * with AND. Values are case-insensitive.
 */
export type Filters = { readonly [F in Exclude<Facet, 'gated' | 'params'>]?: readonly string[] } & {
  readonly gated?: boolean;
};

export interface MemoryLimit {
  /** In bytes. */
  readonly max: number;
  /** In tokens. */
  readonly context: number;
}

export interface SearchQuery {
  /** Every word must occur in the id or the tags; the last may be a prefix. Cut after 250 characters. */
  readonly text?: string;
  readonly filters?: Filters;
  /** Number of parameters, inclusive. Records without it match no range, unless `unknown` includes them. */
  readonly params?: { readonly min?: number; readonly max?: number; readonly unknown?: boolean };
  /**
   * Models whose smallest file needs at most `max` bytes with `context` tokens. Records without sizes do not match.
   */
  readonly memory?: MemoryLimit;
  /** Default: `relevance`, the best match first, and without a text the most downloaded. */
  readonly sort?: Sort;
  /** Default: `desc`. Records without the figure come last either way. Relevance has one direction. */
  readonly direction?: 'asc' | 'desc';
  /** Ids per page; default 30, at most 10,000. */
  readonly limit?: number;
  /** `next` of the previous page. */
  readonly cursor?: string;
  /** Facets to count; default: all. Counting is the most expensive part of a search. */
  readonly facets?: readonly Facet[];
  /** Values per facet; default 20, at most 1,000. */
  readonly facetLimit?: number;
  /** Only facet values that contain this text, case-insensitive. */
  readonly facetText?: string;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface SearchResult {
  readonly ids: readonly string[];
  readonly total: number;
  /**
   * The most frequent values first, then selected ones that are not among them. A filter with alternatives is ignored
   * in its own counts, so that they show what selecting another value would find.
   */
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  /** Cursor of the next page, if there is one. */
  readonly next?: string;
  /** Figures that at least one record of this kind has, whether it matches or not: others are no sort order. */
  readonly figures: readonly SortMeasure[];
  /** Selected values that no record has. */
  readonly unknown: readonly { readonly filter: Facet; readonly value: string }[];
}

/** The cursor is invalid or belongs to another order: start again from the first page. */
export class CursorError extends Error {
  override readonly name = 'CursorError';
  readonly code = 'invalid-cursor';

  constructor(reason: string) {
    super(`The cursor cannot be used: ${reason}. Start again without one.`);
  }
}
