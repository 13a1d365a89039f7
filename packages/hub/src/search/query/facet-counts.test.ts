import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topFromDocuments } from './facet-documents.ts';
import { topFromLists } from './facet-lists.ts';
import type { FacetRequest } from './facet-request.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { firstRareTerm } from '../segment/forward.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { findMatches, type Matches } from './matching.ts';
import { planOf } from './plan.ts';
import { type Facet, facets, type SearchQuery } from './query.ts';
import { emptyTerms } from '../segment/segment.ts';
import { countColumn, countEverything, countList, countPairs } from './term-counters.ts';
import { documentsArbitrary, queryArbitrary, writesArbitrary } from '../testing/arbitraries.ts';
import { byId, indexOf, write } from '../testing/fixtures.ts';

const matchesOf = (index: KindIndex, query: SearchQuery): Matches =>
  findMatches(index, planOf(query, index.terms), () => true);

const half = 4_400;
const frequentTerms = 62_000;
const numbers = (count: number): number[] => Array.from({ length: count }, (_unused, i) => i);

const withTags = (id: string, tag: readonly string[]): IndexedFields => ({
  id,
  terms: { ...emptyTerms(), author: [id.slice(0, id.indexOf('/'))], tag },
  numbers: {},
  summary: [],
});

/**
 * Two halves. One shares many tags. The other has tags that are rare overall, but within it more frequent than the
 * tags that are counted as frequent.
 */
function halves(): IndexedFields[] {
  const scattered = (n: number): string[] =>
    numbers(Math.ceil(frequentTerms / half))
      .map((round) => round * half + n)
      .filter((term) => term < frequentTerms)
      .map((term) => `scattered-${term}`);
  const shared = numbers(80).map((n) => `shared-${n}`);
  return numbers(half).flatMap((n) => [
    withTags(`one/${n}`, ['one', ...shared, ...scattered(n), ...scattered((n + 1) % half)]),
    withTags(`other/${n}`, ['other', ...scattered(n), ...(n < 60 ? [`pair-${n >>> 1}`] : [])]),
  ]);
}

const limits = fc.constantFrom(0, 1, 3, 50);
const requestOf = (limit: number): FacetRequest => ({ facets, limit, selected: new Map() });

describe('all ways of counting facets agree', () => {
  it('by matches, by non-matches, by postings, by columns', () => {
    const columns = new Set<Facet>();
    fc.assert(
      fc.property(
        documentsArbitrary(60),
        writesArbitrary,
        queryArbitrary,
        limits,
        (given, writes, query, limit) => {
          const index = indexOf(given);
          write(index, byId(given), writes);
          const matches = matchesOf(index, query);
          const request = requestOf(limit);
          const throughMatches = topFromDocuments(index, matches, request, false);
          expect(topFromDocuments(index, matches, request, true)).toEqual(throughMatches);
          expect(topFromLists(index, matches, request, countList(index, matches))).toEqual(throughMatches);
          for (const facet of facets) {
            const byColumn = countColumn(index, matches, facet);
            if (byColumn === undefined) continue;
            const { [facet]: counted } = topFromLists(
              index,
              matches,
              { ...request, facets: [facet] },
              byColumn,
            );
            expect(counted).toEqual(throughMatches[facet]);
            columns.add(facet);
          }
        },
      ),
    );
    expect(columns.size).toBeGreaterThan(3);
  });

  it('with more values than are counted as frequent', () => {
    const given = halves();
    const index = indexOf(given);
    expect(index.segment.terms.size).toBeGreaterThan(firstRareTerm);
    write(index, byId(given), [{ remove: 'one/3' }, { put: withTags('one/fresh', ['one', 'pair-1']) }]);
    const selected = new Map([['tag', index.terms.inUse('tag', 'pair-2')] as const]);
    for (const [tag, best] of [
      ['one', ['one', 'shared-0']],
      ['other', ['other', 'pair-0']],
    ]) {
      const matches = matchesOf(index, { filters: { tag: [String(tag)] } });
      const request = { ...requestOf(20), selected };
      const throughLists = topFromLists(index, matches, request, countList(index, matches));
      expect(throughLists.tag?.slice(0, 2).map(({ value }) => value)).toEqual(best);
      expect(topFromDocuments(index, matches, request, false)).toEqual(throughLists);
      expect(topFromDocuments(index, matches, request, true)).toEqual(throughLists);
    }
  }, 60_000);

  it('by precomputed counts, with one or two frequent terms or no filter', () => {
    const seen = { single: 0, pairs: 0 };
    const tags = fc.subarray(['safetensors', '日本語', 'license:mit'], { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(documentsArbitrary(60), writesArbitrary, tags, limits, (given, writes, tag, limit) => {
        const index = indexOf(given);
        write(index, byId(given), writes);
        const request = requestOf(limit);
        const tagged = matchesOf(index, { filters: { tag } });
        const byPairs = countPairs(index, tagged);
        if (byPairs !== undefined) seen[tagged.terms?.length === 2 ? 'pairs' : 'single']++;
        const ofTagged = topFromDocuments(index, tagged, request, false);
        expect(byPairs === undefined ? ofTagged : topFromLists(index, tagged, request, byPairs)).toEqual(
          ofTagged,
        );
        const everything = matchesOf(index, {});
        const counted = topFromLists(index, everything, request, countEverything(index));
        expect(counted).toEqual(topFromDocuments(index, everything, request, false));
      }),
      { seed: 5, numRuns: 200 },
    );
    expect(seen.single).toBeGreaterThan(20);
    expect(seen.pairs).toBeGreaterThan(3);
  });
});
