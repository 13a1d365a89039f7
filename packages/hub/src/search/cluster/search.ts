/** @module One search in the cluster: the same query, results and cursors as those of the index in memory. */

import { z } from 'zod';
import type { RepoKind } from '../../store/store.ts';
import type { Facet } from '../fields/names.ts';
import { decodeCursor, encodeCursor } from '../query/cursor.ts';
import { limitsOf } from '../query/limits.ts';
import type { FacetCount, SearchQuery, SearchResult } from '../query/query.ts';
import { type Ranking, rankingOf } from '../query/ranking.ts';
import { TextQuery } from '../query/text-query.ts';
import {
  aggregationSchema,
  facetAggregations,
  facetList,
  type FacetWish,
  isExact,
  shardSizes,
  spellingRequest,
  spellingsSchema,
} from './facet-counts.ts';
import { type ClusterFilters, filtersOf, kindClause } from './filters.ts';
import { valueOfKey } from './layout.ts';
import { hitOf, hitsSchema, type PagePart, partsOf } from './page.ts';
import { readAnswer } from './read-answer.ts';
import { SearchError } from './search-error.ts';
import { all, type Clause, tierScores } from './text-clauses.ts';

/** Sends several searches of one index at once. Throws when one of them fails or lacks a shard. */
export type MultiSearch = (searches: readonly Clause[]) => Promise<readonly unknown[]>;

const totalSchema = z.object({
  hits: z.object({ total: z.object({ value: z.number(), relation: z.literal('eq') }) }),
  aggregations: z.record(z.string(), aggregationSchema).optional(),
});
const pageSchema = z.object({ hits: z.object({ hits: hitsSchema }) });
const spellingSchema = z.object({ aggregations: spellingsSchema });

export async function searchCluster(
  send: MultiSearch,
  kind: RepoKind,
  query: SearchQuery,
): Promise<Omit<SearchResult, 'figures'>> {
  const { ids: limit, facetValues, facets: wanted } = limitsOf(query);
  const text = query.text === undefined ? undefined : TextQuery.parse(query.text);
  const ranking = rankingOf(query, { text });
  const after = query.cursor === undefined ? undefined : decodeCursor(ranking, query.cursor);
  const filters = filtersOf(kind, query, text);
  const wish: FacetWish = {
    facets: wanted,
    limit: facetValues,
    filters,
    ...(query.facetText !== undefined && { text: query.facetText }),
  };
  const parts = limit === 0 ? [] : partsOf(ranking, after);
  const selected = [...filters.selected];
  const [first, ...others] = await send([
    totalRequest(filters, wish),
    ...parts.map((part) => pageRequest(filters, scoresOf(ranking, kind), part, limit + 1)),
    ...selected.map(([facet, values]) => spellingRequest(kindClause(kind), facet, values)),
  ]);
  const { hits, aggregations = {} } = readAnswer(totalSchema, first);
  const found = parts.flatMap((part, i) =>
    readAnswer(pageSchema, others[i]).hits.hits.map((hit) => hitOf(hit, part, ranking)),
  );
  const spellings = new Map(
    selected.map(([facet], i): [Facet, string[]] => [facet, spellingsIn(others[parts.length + i])]),
  );
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    ids: page.map(({ id }) => id),
    total: hits.total.value,
    facets: await exactFacets(send, filters, wish, aggregations, spellings),
    ...(last !== undefined && { next: encodeCursor(ranking, last) }),
    unknown: unknownOf(filters, spellings),
  };
}

/** Facets ignore their own filter, so the filters with alternatives come after the aggregations. */
const totalRequest = ({ fixed, optional }: ClusterFilters, wish: FacetWish): Clause => ({
  size: 0,
  track_total_hits: true,
  query: all(fixed),
  ...(optional.length > 0 && { post_filter: all(optional.map(({ clause }) => clause)) }),
  ...(wish.facets.length > 0 && { aggs: facetAggregations(wish, shardSizes[0]) }),
});

function pageRequest(
  { fixed, optional }: ClusterFilters,
  scores: Clause | undefined,
  { clause, sort, after }: PagePart,
  size: number,
): Clause {
  const filter = [...fixed, ...optional.map((each) => each.clause), ...(clause ? [clause] : [])];
  return {
    size,
    track_total_hits: false,
    _source: ['id'],
    query: { bool: { filter, ...(scores && { must: scores }) } },
    sort,
    ...(after && { search_after: after }),
  };
}

const scoresOf = (ranking: Ranking, kind: RepoKind): Clause | undefined =>
  ranking.by === 'relevance' ? tierScores(ranking.text, kind) : undefined;

const spellingsIn = (answer: unknown): string[] =>
  readAnswer(spellingSchema, answer).aggregations.all.buckets.map(({ key }) => valueOfKey(key));

type Aggregations = z.infer<typeof totalSchema>['aggregations'];

async function exactFacets(
  send: MultiSearch,
  filters: ClusterFilters,
  wish: FacetWish,
  counted: NonNullable<Aggregations>,
  spellings: ReadonlyMap<Facet, readonly string[]>,
): Promise<Partial<Record<Facet, FacetCount[]>>> {
  const inexact = wish.facets.filter((facet) => !isExact(counted[facet]?.top, wish.limit));
  let again: Aggregations = {};
  if (inexact.length > 0) {
    const aggs = facetAggregations({ ...wish, facets: inexact }, shardSizes[1]);
    const [answer] = await send([{ size: 0, track_total_hits: true, query: all(filters.fixed), aggs }]);
    again = readAnswer(totalSchema, answer).aggregations ?? {};
    const left = inexact.filter((facet) => !isExact(again?.[facet]?.top, wish.limit));
    if (left.length > 0) throw new SearchError('failed', `the counts of ${left.join(', ')} are not exact`);
  }
  return Object.fromEntries(
    wish.facets.map((facet) => [
      facet,
      facetList(again?.[facet] ?? counted[facet] ?? {}, spellings.get(facet) ?? []),
    ]),
  );
}

function unknownOf(
  { selected }: ClusterFilters,
  spellings: ReadonlyMap<Facet, readonly string[]>,
): SearchResult['unknown'] {
  return [...selected].flatMap(([facet, values]) => {
    const used = new Set(spellings.get(facet)?.map((value) => value.toLowerCase()));
    return values
      .filter((value) => !used.has(value.toLowerCase()))
      .map((value) => ({ filter: facet, value }));
  });
}
