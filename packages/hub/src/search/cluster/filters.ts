/** @module Filters of a query as clauses: those that always hold, and those that their own facet ignores. */

import type { RepoKind } from '../../store/store.ts';
import { kibibyte } from '../fields/memory.ts';
import { type Facet, facets } from '../fields/names.ts';
import { type Range, rangeOf, valuesOf } from '../query/plan.ts';
import type { MemoryLimit, SearchQuery } from '../query/query.ts';
import type { TextQuery } from '../query/text-query.ts';
import { absentFigure, fieldNames } from './layout.ts';
import { all, any, type Clause, withCardClause } from './text-clauses.ts';

export interface ClusterFilters {
  readonly fixed: readonly Clause[];
  readonly optional: readonly { readonly facet: Facet; readonly clause: Clause }[];
  /** The requested values of each facet, as they were written. */
  readonly selected: ReadonlyMap<Facet, readonly string[]>;
}

export const kindClause = (kind: RepoKind): Clause => ({ term: { [fieldNames.kind]: kind } });

export function filtersOf(kind: RepoKind, query: SearchQuery, text: TextQuery | undefined): ClusterFilters {
  const fixed: Clause[] = [kindClause(kind)];
  if (text !== undefined) fixed.push(withCardClause(text));
  if (query.memory !== undefined) fixed.push(...memoryClauses(query.memory));
  const optional: { facet: Facet; clause: Clause }[] = [];
  const selected = new Map<Facet, readonly string[]>();
  for (const facet of facets) {
    const values = valuesOf(query.filters ?? {}, facet);
    if (values.length === 0) continue;
    selected.set(facet, values);
    const folded = values.map((value) => value.toLowerCase());
    const field = fieldNames.has(facet);
    if (facet === 'tag') fixed.push(...folded.map((value) => ({ term: { [field]: value } })));
    else optional.push({ facet, clause: { terms: { [field]: folded } } });
  }
  const params = rangeOf(query);
  if (params !== undefined) optional.push({ facet: 'params', clause: rangeClause(params) });
  return { fixed, optional, selected };
}

function rangeClause({ min, max, unknown }: Range): Clause {
  const field = fieldNames.figure('params');
  const bounds = { gte: Math.max(0, min), ...(max !== Infinity && { lte: max }) };
  const known = { range: { [field]: bounds } };
  return unknown ? any([known, { term: { [field]: absentFigure } }]) : known;
}

/** The next number of single precision: the least score above a limit. */
function nextAbove(limit: number): number {
  const single = new Float32Array([Math.max(0, limit)]);
  const bits = new Uint32Array(single.buffer);
  bits[0] = (bits[0] ?? 0) + 1;
  return single[0] ?? NaN;
}

/**
 * The score is the memory that a model needs, and a model with a score above the limit is left out. A script would be
 * simpler, but many clusters do not allow any. A range leaves few documents to calculate.
 */
function memoryClauses({ max, context }: MemoryLimit): readonly Clause[] {
  const weights = fieldNames.figure('weights');
  const cache = fieldNames.figure('cache');
  const known = { range: { [cache]: { gte: 0 } } };
  const least = nextAbove(max);
  if (!Number.isFinite(least)) return [{ range: { [weights]: { gte: 0 } } }, known];
  const possible = [{ range: { [weights]: { gte: 0, lte: least / kibibyte } } }, known];
  const needsMore = {
    function_score: {
      query: all(possible),
      functions: [
        { field_value_factor: { field: weights, factor: kibibyte } },
        { field_value_factor: { field: cache, factor: context } },
      ],
      score_mode: 'sum',
      boost_mode: 'replace',
      min_score: least,
    },
  };
  return [...possible, { bool: { must_not: needsMore } }];
}
