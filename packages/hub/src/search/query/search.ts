/** @module One search: plan, matches, page, facets. */

import { decodeCursor, encodeCursor } from './cursor.ts';
import { countFacets } from './facet-counts.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { limitsOf } from './limits.ts';
import { findMatches } from './matching.ts';
import { pageOf } from './paging.ts';
import { planOf } from './plan.ts';
import type { SearchQuery, SearchResult } from './query.ts';
import { rankingOf } from './ranking.ts';

export function search(index: KindIndex, query: SearchQuery): SearchResult {
  const { ids: limit, facetValues, facets: wanted } = limitsOf(query);
  const plan = planOf(query, index.terms);
  const ranking = rankingOf(query, plan);
  const after = query.cursor === undefined ? undefined : decodeCursor(ranking, query.cursor);
  try {
    const matches = findMatches(index, plan, (facet) => !wanted.includes(facet));
    const hits = pageOf(index, matches, ranking, after, limit + 1);
    const page = hits.slice(0, limit);
    const last = hits.length > limit ? page.at(-1) : undefined;
    return {
      ids: page.map((hit) => hit.id),
      total: matches.segment.count + matches.delta.length,
      facets: countFacets(index, plan, matches, {
        facets: wanted,
        limit: facetValues,
        ...(query.facetText !== undefined && { text: query.facetText.toLowerCase() }),
      }),
      ...(last === undefined ? {} : { next: encodeCursor(ranking, last) }),
      figures: index.figures,
      unknown: plan.unknown,
    };
  } finally {
    index.pool.releaseAll();
  }
}
