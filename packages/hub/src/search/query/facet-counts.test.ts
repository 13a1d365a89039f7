import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topFromDocuments } from './facet-documents.ts';
import { topFromLists } from './facet-lists.ts';
import type { FacetRequest } from './facet-request.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { findMatches, type Matches } from './matching.ts';
import { planOf } from './plan.ts';
import { type Facet, facets, type SearchQuery } from './query.ts';
import {
  countBeginning,
  countColumn,
  countCombinations,
  countEverything,
  countList,
  countPairs,
} from './term-counters.ts';
import { documentsArbitrary, queryArbitrary, writesArbitrary } from '../testing/arbitraries.ts';
import { byId, indexOf, write } from '../testing/fixtures.ts';

const matchesOf = (index: KindIndex, query: SearchQuery): Matches =>
  findMatches(index, planOf(query, index.terms), () => true);

const limits = fc.constantFrom(0, 1, 3, 50);
const plainly = { throughOthers: false, combined: false };
const requestOf = (limit: number): FacetRequest => ({ facets, limit, selected: new Map() });

describe('all ways of counting facets agree', () => {
  it('by matches, by non-matches, by postings, by combinations', () => {
    const columns = new Set<Facet>();
    let hasCombined = false;
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
          const throughMatches = topFromDocuments(index, matches, request, plainly);
          expect(topFromLists(index, matches, request, countList(index, matches))).toEqual(throughMatches);
          for (const throughOthers of [false, true]) {
            const together = countCombinations(index, matches, throughOthers);
            expect(topFromLists(index, matches, request, together)).toEqual(throughMatches);
            for (const combined of [false, true])
              expect(topFromDocuments(index, matches, request, { throughOthers, combined })).toEqual(
                throughMatches,
              );
          }
          for (const facet of facets) {
            const byColumn = countColumn(index, matches, facet);
            if (byColumn === undefined) continue;
            const own = { ...request, facets: [facet] };
            expect(topFromLists(index, matches, own, byColumn)[facet]).toEqual(throughMatches[facet]);
            columns.add(facet);
          }
          hasCombined ||= index.segment.combinations.has(0);
        },
      ),
    );
    expect(hasCombined).toBe(true);
    expect(columns.size).toBeGreaterThan(3);
  });

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
        const ofTagged = topFromDocuments(index, tagged, request, plainly);
        expect(byPairs === undefined ? ofTagged : topFromLists(index, tagged, request, byPairs)).toEqual(
          ofTagged,
        );
        const everything = matchesOf(index, {});
        const counted = topFromLists(index, everything, request, countEverything(index));
        expect(counted).toEqual(topFromDocuments(index, everything, request, plainly));
      }),
      { seed: 5, numRuns: 200 },
    );
    expect(seen.single).toBeGreaterThan(20);
    expect(seen.pairs).toBeGreaterThan(3);
  });

  it('by precomputed counts, with one frequent beginning of a word', () => {
    let seen = 0;
    const texts = fc.constantFrom(
      'b',
      'be',
      'bert',
      'l',
      'lla',
      'llama',
      'mit',
      'q',
      'qwen',
      'x',
      '日',
      'nothing',
    );
    fc.assert(
      fc.property(documentsArbitrary(60), writesArbitrary, texts, limits, (given, writes, text, limit) => {
        const index = indexOf(given);
        write(index, byId(given), writes);
        const request = requestOf(limit);
        const matches = matchesOf(index, { text });
        const stored = countBeginning(index, matches);
        if (stored === undefined) return;
        seen++;
        expect(topFromLists(index, matches, request, stored)).toEqual(
          topFromDocuments(index, matches, request, plainly),
        );
      }),
      { seed: 5, numRuns: 200 },
    );
    expect(seen).toBeGreaterThan(50);
  });
});
