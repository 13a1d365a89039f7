/** @module The sort order of results, for documents in the segment and in the delta. */

import { compareUtf8 } from '../bits/bytes.ts';
import type { Plan } from './plan.ts';
import type { Measure, SearchQuery } from './query.ts';
import type { TextQuery, Tier } from './text-query.ts';

export type SortMeasure = Exclude<Measure, 'params'>;

export interface FigureRanking {
  readonly by: SortMeasure;
  readonly ascending: boolean;
}

export type Ranking = { readonly by: 'relevance'; readonly text: TextQuery } | FigureRanking;

/** All sort keys of a document. `NaN` means absent. */
export interface Place {
  readonly tier: Tier;
  readonly value: number;
  readonly downloads: number;
  readonly foldedId: string;
}

export interface Hit extends Place {
  readonly id: string;
}

/** Without a text everything is equally relevant: the most downloaded first. */
export function rankingOf(query: SearchQuery, plan: Plan): Ranking {
  const { sort = 'relevance' } = query;
  if (sort !== 'relevance') return { by: sort, ascending: query.direction === 'asc' };
  return plan.text === undefined
    ? { by: 'downloads', ascending: false }
    : { by: 'relevance', text: plan.text };
}

/**
 * Highest figure first, then most downloads, then id. Ascending reverses that for the documents that have the figure;
 * those without it come last either way.
 */
export function comparePlaces(ranking: Ranking, a: Place, b: Place): number {
  if (ranking.by === 'relevance') return a.tier - b.tier || byDownloads(a, b);
  const descending = compareFigures(a.value, b.value) || byDownloads(a, b);
  const turned = ranking.ascending && !Number.isNaN(a.value) && !Number.isNaN(b.value);
  return turned ? -descending : descending;
}

const byDownloads = (a: Place, b: Place): number =>
  compareFigures(a.downloads, b.downloads) || compareUtf8(a.foldedId, b.foldedId);

/** Highest first, absent last. */
export function compareFigures(a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  return Number.isNaN(b) ? -1 : b - a;
}
