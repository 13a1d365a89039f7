/** @module Facet counts in the cluster: exact, or counted again where a shard may have left out a value. */

import { z } from 'zod';
import type { Facet } from '../fields/names.ts';
import { compareUtf8 } from '../bits/bytes.ts';
import type { FacetCount } from '../query/query.ts';
import type { ClusterFilters } from './filters.ts';
import { countKey, countKeyEnd, fieldNames, valueOfKey } from './layout.ts';
import { all, type Clause } from './text-clauses.ts';

export interface FacetWish {
  readonly facets: readonly Facet[];
  readonly limit: number;
  readonly text?: string;
  readonly filters: ClusterFilters;
}

const bucketsSchema = z.object({
  doc_count_error_upper_bound: z.number(),
  buckets: z.array(
    z.object({ key: z.string(), doc_count: z.number(), doc_count_error_upper_bound: z.number().optional() }),
  ),
});
type Buckets = z.infer<typeof bucketsSchema>;

export const aggregationSchema = z.object({
  top: bucketsSchema.optional(),
  chosen: bucketsSchema.optional(),
});
export const spellingsSchema = z.object({ all: bucketsSchema });

/** Limit on the spellings of all selected values of a facet; there are far fewer in practice. */
const mostSpellings = 1_000;

/** Values that each shard lists; the second size is for counts that the first does not prove exact. */
export const shardSizes = [500, 50_000] as const;

/** Each facet among the documents that pass all filters but its own. */
export function facetAggregations({ facets, limit, text, filters }: FacetWish, shardSize: number): Clause {
  return Object.fromEntries(
    facets.map((facet) => {
      const field = fieldNames.count(facet);
      const others = filters.optional.filter((each) => each.facet !== facet);
      const chosen = filters.selected.get(facet);
      const top = {
        field,
        size: limit,
        shard_size: Math.max(shardSize, limit),
        show_term_doc_count_error: true,
        ...(text !== undefined && text !== '' && { include: `.*${literal(text.toLowerCase())}.*` }),
      };
      return [
        facet,
        {
          filter: others.length === 0 ? { match_all: {} } : all(others.map(({ clause }) => clause)),
          aggs: {
            ...(limit > 0 && { top: { terms: top } }),
            ...(chosen && { chosen: { terms: spelled(field, chosen) } }),
          },
        },
      ];
    }),
  );
}

/** Which spellings of the selected values any document of the kind has. */
export const spellingRequest = (kind: Clause, facet: Facet, values: readonly string[]): Clause => ({
  size: 0,
  track_total_hits: false,
  query: all([kind, { terms: { [fieldNames.has(facet)]: values.map((value) => value.toLowerCase()) } }]),
  aggs: { all: { terms: spelled(fieldNames.count(facet), values) } },
});

const spelled = (field: string, values: readonly string[]): Clause => ({
  field,
  size: mostSpellings,
  shard_size: mostSpellings,
  include: `(${values.map((value) => literal(value.toLowerCase())).join('|')})${countKeyEnd}`,
});

/** A regular expression of the cluster that matches only this text. */
const literal = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** Whether the listed values are the most frequent ones, with exact counts. */
export function isExact(top: Buckets | undefined, limit: number): boolean {
  if (top === undefined) return true;
  if (top.buckets.some((bucket) => (bucket.doc_count_error_upper_bound ?? 0) > 0)) return false;
  const last = top.buckets.at(limit - 1);
  return top.doc_count_error_upper_bound === 0 || (last?.doc_count ?? 0) > top.doc_count_error_upper_bound;
}

/** The most frequent values, then the selected ones that are in use but not among them. */
export function facetList(
  { top, chosen }: z.infer<typeof aggregationSchema>,
  spellings: readonly string[],
): FacetCount[] {
  const best = (top?.buckets ?? []).map((bucket) => ({
    value: valueOfKey(bucket.key),
    count: bucket.doc_count,
  }));
  const listed = new Set(best.map(({ value }) => value));
  const counts = new Map(chosen?.buckets.map(({ key, doc_count }) => [valueOfKey(key), doc_count]));
  const missing = spellings
    .filter((value) => !listed.has(value))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || compareUtf8(countKey(a.value), countKey(b.value)));
  return [...best, ...missing];
}
