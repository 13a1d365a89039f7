/** @module The sort order of results, for documents in the segment and in the delta. */

import { compareUtf8 } from '../bits/bytes.ts';
import { compareFigures } from '../bits/columns.ts';
import type { Plan } from './plan.ts';
import type { SearchQuery, SortMeasure } from './query.ts';
import type { ClusterTier, TextQuery } from './text-query.ts';

export interface FigureRanking {
  readonly by: SortMeasure;
  readonly ascending: boolean;
}

export type Ranking = { readonly by: 'relevance'; readonly text: TextQuery } | FigureRanking;

/** All sort keys of a document. `NaN` means absent. */
export interface Place {
  readonly tier: ClusterTier;
  readonly value: number;
  readonly downloads: number;
  readonly score: number;
  readonly foldedId: string;
}

export interface Hit extends Place {
  readonly id: string;
}

/** Without a text everything is equally relevant: the most downloaded first, then by score. */
export function rankingOf(query: SearchQuery, plan: Pick<Plan, 'text'>): Ranking {
  const { sort = 'relevance' } = query;
  if (sort !== 'relevance') return { by: sort, ascending: query.direction === 'asc' };
  return plan.text === undefined
    ? { by: 'downloads', ascending: false }
    : { by: 'relevance', text: plan.text };
}

/**
 * Highest figure first, then most downloads, then the highest score, then id. Ascending reverses that for the documents that have the figure;
 * those without it come last either way.
 */
export function comparePlaces(ranking: Ranking, a: Place, b: Place): number {
  if (ranking.by === 'relevance') return a.tier - b.tier || byPopularity(a, b);
  const descending = compareFigures(a.value, b.value) || byPopularity(a, b);
  const turned = ranking.ascending && !Number.isNaN(a.value) && !Number.isNaN(b.value);
  return turned ? -descending : descending;
}

const byPopularity = (a: Place, b: Place): number =>
  compareFigures(a.downloads, b.downloads) ||
  compareFigures(a.score, b.score) ||
  compareUtf8(a.foldedId, b.foldedId);
