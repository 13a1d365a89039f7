import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topFromDocuments } from './facet-documents.ts';
import { topFromLists } from './facet-lists.ts';
import type { FacetRequest } from './facet-request.ts';
import type { IndexedFields } from './fields.ts';
import { firstRareTerm } from './forward.ts';
import type { KindIndex } from './kind-index.ts';
import { findMatches, type Matches } from './matching.ts';
import { planOf } from './plan.ts';
import { facets, type SearchQuery } from './query.ts';
import { emptyTerms } from './segment.ts';
import { countEverything, countList, countPairs } from './term-counters.ts';
import { documentsArbitrary, queryArbitrary, writesArbitrary } from './testing/arbitraries.ts';
import { byId, indexOf, write } from './testing/fixtures.ts';

const matchesOf = (index: KindIndex, query: SearchQuery): Matches =>
  findMatches(index, planOf(query, index.terms), () => true);

/** A few values that many records share, and many that are this one's alone. */
const manyTags = (n: number): IndexedFields => ({
  id: `acme/model-${n}`,
  terms: {
    ...emptyTerms(),
    author: ['acme'],
    tag: [
      'all',
      ...Array.from({ length: 30 }, (_unused, i) => i + 2)
        .filter((step) => n % step === 0)
        .map((step) => `every-${step}`),
      ...(n % 500 === 0 ? ['every-500'] : []),
      ...Array.from({ length: 24 }, (_unused, i) => `only-${n}-${i}`),
    ],
  },
  numbers: { downloads: n },
});

const limits = fc.constantFrom(0, 1, 3, 50);
const requestOf = (limit: number): FacetRequest => ({ facets, limit, selected: new Map() });

describe('every way of counting facets gives the same counts', () => {
  it('through the matches, through the others, through the lists', () => {
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
        },
      ),
    );
  });

  it('when there are more values than are counted as frequent', () => {
    const given = Array.from({ length: 2_600 }, (_unused, n) => manyTags(n));
    const index = indexOf(given);
    expect(index.segment.terms.size).toBeGreaterThan(firstRareTerm);
    write(index, byId(given), [
      { remove: given[3]?.id ?? '' },
      { put: { ...manyTags(4), id: 'acme/fresh' } },
    ]);
    const rare = index.terms.inUse('tag', 'only-5-1');
    for (const tag of ['all', 'every-2', 'every-7', 'every-500', 'only-5-1']) {
      const matches = matchesOf(index, { filters: { tag: [tag] } });
      for (const limit of [1, 3, 20]) {
        const request = { ...requestOf(limit), selected: new Map([['tag', rare] as const]) };
        const throughLists = topFromLists(index, matches, request, countList(index, matches));
        expect(topFromDocuments(index, matches, request, false)).toEqual(throughLists);
        expect(topFromDocuments(index, matches, request, true)).toEqual(throughLists);
      }
    }
  });

  it('by what was counted beforehand, when one frequent term decides or nothing does', () => {
    const seen = { pairs: 0 };
    const tags = fc.constantFrom('safetensors', '日本語', 'license:mit');
    fc.assert(
      fc.property(documentsArbitrary(60), writesArbitrary, tags, limits, (given, writes, tag, limit) => {
        const index = indexOf(given);
        write(index, byId(given), writes);
        const request = requestOf(limit);
        const tagged = matchesOf(index, { filters: { tag: [tag] } });
        const byPairs = countPairs(index, tagged);
        if (byPairs !== undefined) seen.pairs++;
        const ofTagged = topFromDocuments(index, tagged, request, false);
        expect(byPairs === undefined ? ofTagged : topFromLists(index, tagged, request, byPairs)).toEqual(
          ofTagged,
        );
        const everything = matchesOf(index, {});
        const counted = topFromLists(index, everything, request, countEverything(index));
        expect(counted).toEqual(topFromDocuments(index, everything, request, false));
      }),
    );
    expect(seen.pairs).toBeGreaterThan(50);
  });
});
