/** @module Limits of a search: ids per page and values per facet. */

import { type Facet, facets, type SearchQuery } from './query.ts';

export const longestPage = 10_000;

/** `[default, maximum]` */
const limits = { ids: [30, longestPage], facetValues: [20, 1_000] } as const;

const within = ([usual, most]: readonly [number, number], requested = usual): number =>
  Math.min(most, Math.max(0, Math.floor(requested)));

export interface SearchLimits {
  readonly ids: number;
  readonly facetValues: number;
  /** In their usual order. */
  readonly facets: readonly Facet[];
}

export const limitsOf = (query: SearchQuery): SearchLimits => ({
  ids: within(limits.ids, query.limit),
  facetValues: within(limits.facetValues, query.facetLimit),
  facets: facets.filter((facet) => query.facets?.includes(facet) ?? true),
});
