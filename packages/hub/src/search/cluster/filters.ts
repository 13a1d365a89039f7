/** @module Filters of a query as clauses: those that always hold, and those that their own facet ignores. */

import type { RepoKind } from '../../store/store.ts';
import { type Facet, facets } from '../fields/names.ts';
import { type Range, rangeOf, valuesOf } from '../query/plan.ts';
import type { MemoryLimit, SearchQuery } from '../query/query.ts';
import type { TextQuery } from '../query/text-query.ts';
import { absentFigure, fieldNames } from './layout.ts';
import { any, type Clause, withCardClause } from './text-clauses.ts';

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

const kibibyte = 1024;

/** The range leaves few documents to the script. */
function memoryClauses({ max, context }: MemoryLimit): readonly Clause[] {
  const weights = fieldNames.figure('weights');
  const cache = fieldNames.figure('cache');
  const most = Math.min(max, Number.MAX_VALUE);
  return [
    { range: { [weights]: { gte: 0, lte: most / kibibyte } } },
    { range: { [cache]: { gte: 0 } } },
    {
      script: {
        script: {
          lang: 'painless',
          source: `doc['${weights}'].value * ${kibibyte} + doc['${cache}'].value * params.context <= params.most`,
          params: { context, most },
        },
      },
    },
  ];
}
