/** @module A plan: the query with its values resolved to terms, once for the segment and the delta. */

import type { LiveTerms } from '../live/live-terms.ts';
import {
  type Facet,
  facets,
  type Filters,
  type MemoryLimit,
  type SearchQuery,
  type SearchResult,
} from './query.ts';
import { TextQuery } from './text-query.ts';

/** A document must have at least one of the terms. */
export interface Clause {
  readonly terms: readonly number[];
}

/** A filter with alternatives: ignored when its own facet is counted. */
export interface FacetClause extends Clause {
  readonly facet: Facet;
}

/** A range of parameter counts, ends included; ignored when the facet `params` is counted. */
export interface Range {
  readonly min: number;
  readonly max: number;
  /** Whether documents without the figure match. */
  readonly unknown: boolean;
}

export interface Plan {
  readonly text: TextQuery | undefined;
  readonly params: Range | undefined;
  readonly memory: MemoryLimit | undefined;
  /** One for each requested tag. */
  readonly required: readonly Clause[];
  readonly alternatives: readonly FacetClause[];
  readonly unknown: SearchResult['unknown'];
}

export function planOf(query: SearchQuery, terms: LiveTerms): Plan {
  const required: Clause[] = [];
  const alternatives: FacetClause[] = [];
  const unknown: { filter: Facet; value: string }[] = [];
  for (const facet of facets) {
    const values = valuesOf(query.filters ?? {}, facet);
    if (values.length === 0) continue;
    const resolved = values.map((value) => {
      const found = terms.inUse(facet, value);
      if (found.length === 0) unknown.push({ filter: facet, value });
      return { terms: found };
    });
    if (facet === 'tag') required.push(...resolved);
    else alternatives.push({ facet, terms: [...new Set(resolved.flatMap((clause) => clause.terms))] });
  }
  return {
    text: query.text === undefined ? undefined : TextQuery.parse(query.text),
    params: rangeOf(query),
    memory: query.memory,
    required,
    alternatives,
    unknown,
  };
}

export function rangeOf({ params: { min, max, unknown = false } = {} }: SearchQuery): Range | undefined {
  if (min === undefined && max === undefined) return undefined;
  return { min: min ?? -Infinity, max: max ?? Infinity, unknown };
}

/** The selected values of a facet, without duplicates. */
export function valuesOf(filters: Filters, facet: Facet): readonly string[] {
  if (facet === 'params') return [];
  if (facet === 'gated') return filters.gated === undefined ? [] : [String(filters.gated)];
  return [...new Set(filters[facet])];
}
