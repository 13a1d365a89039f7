import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topFromColumn, topFromDocuments, topFromOthers } from './facet-documents.ts';
import { topFromLists } from './facet-lists.ts';
import type { FacetRequest } from './facet-request.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { Listing } from './listed-documents.ts';
import { findMatches, type Matches } from './matching.ts';
import { planOf } from './plan.ts';
import { type Facet, facets, type SearchQuery } from './query.ts';
import { search } from './search.ts';
import {
  countBeginning,
  countCombinations,
  countEverything,
  countPairs,
  noneFrequent,
} from './term-counters.ts';
import { documentsArbitrary, queryArbitrary, writesArbitrary } from '../testing/arbitraries.ts';
import { byId, indexOf, write } from '../testing/fixtures.ts';
import { oracle } from '../testing/oracle.ts';
import { emptyTerms } from '../segment/segment.ts';

const matchesOf = (index: KindIndex, query: SearchQuery): Matches =>
  findMatches(index, planOf(query, index.terms), () => true);

const limits = fc.constantFrom(0, 1, 3, 50);
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
          const { facetColumns } = index.segment;
          const expected = topFromLists(index, matches, request);
          for (const throughOthers of [false, true]) {
            const listing = new Listing(index, matches);
            const together = countCombinations(index, listing, throughOthers);
            expect(topFromLists(index, matches, request, together)).toEqual(expected);
            const own = { ...request, facets: facets.filter((facet) => !facetColumns.isWide(facet)) };
            const fromAll = throughOthers ? topFromOthers : topFromDocuments;
            const counted = fromAll(index, matches, own, together, listing);
            for (const facet of own.facets) expect(counted[facet]).toEqual(expected[facet]);
          }
          for (const facet of facets.filter((each) => facetColumns.has(each))) {
            const byColumn = topFromColumn(index, matches, request, facet, new Listing(index, matches));
            expect(byColumn).toEqual({ [facet]: expected[facet] });
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
        expect(topFromLists(index, tagged, request, byPairs)).toEqual(topFromLists(index, tagged, request));
        const everything = matchesOf(index, {});
        const counted = topFromLists(index, everything, request, countEverything(index));
        expect(counted).toEqual(topFromLists(index, everything, request));
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
        expect(topFromLists(index, matches, request, stored)).toEqual(topFromLists(index, matches, request));
      }),
      { seed: 5, numRuns: 200 },
    );
    expect(seen).toBeGreaterThan(50);
  });

  it('by a column of terms, where a facet has more values than fit a byte', () => {
    const documents = Array.from({ length: 900 }, (_unused, number) => ({
      id: `owner-${number % 300}/${number}`,
      terms: {
        ...emptyTerms(),
        author: number % 7 === 0 ? [] : [`owner-${number % (number < 450 ? 400 : 30)}`],
        tag: [`tag-${number % 3}`, `own-${number}`],
      },
      numbers: {},
      summary: [],
    }));
    const index = indexOf(documents.slice(0, 880));
    for (const document of documents.slice(880)) index.put(document);
    for (const { id } of documents.slice(100, 140)) index.remove(id);
    expect(index.segment.facetColumns.isWide('author')).toBe(true);
    for (const query of [{}, { filters: { tag: ['tag-1'] } }, { filters: { author: ['owner-1'] } }]) {
      const matches = matchesOf(index, query);
      const request = { ...requestOf(50), facets: ['author'] as const };
      const expected = topFromLists(index, matches, request);
      expect(topFromColumn(index, matches, request, 'author', new Listing(index, matches))).toEqual(expected);
    }
    const found = search(index, { filters: { tag: ['tag-1'] }, facetLimit: 50 });
    const counts = new Map<string, number>();
    for (const [number, { terms }] of documents.entries()) {
      const isThere = number < 100 || number >= 140;
      if (!isThere || !terms.tag.includes('tag-1')) continue;
      for (const author of terms.author) counts.set(author, (counts.get(author) ?? 0) + 1);
    }
    const most = [...counts.values()].toSorted((a, b) => b - a).slice(0, 50);
    expect(found.facets.author?.map(({ count }) => count)).toEqual(most);
    expect(found.facets.author?.every(({ value, count }) => counts.get(value) === count)).toBe(true);
  });

  it('by matches, where most terms are too rare to be listed', () => {
    const documents = Array.from({ length: 3_000 }, (_unused, number) => ({
      id: `owner/${number}`,
      terms: {
        ...emptyTerms(),
        task: [`task-${number % 40}`],
        tag: [
          `often-${number % 25}`,
          `some-${number % 60 === 0 ? number % 3 : (number * 7) % 1_600}`,
          ...(number % 2 === 0 ? [`own-${number}`] : []),
        ],
      },
      numbers: {},
      summary: [],
    }));
    const index = indexOf(documents.slice(0, 2_950));
    for (const document of documents.slice(2_950)) index.put(document);
    for (const { id } of documents.slice(100, 300)) index.remove(id);
    const tagNamed = (value: string): number =>
      index.terms.inUse('tag', value).find((term) => term < index.segment.terms.size) ?? 0;
    const rare = tagNamed('own-1000');
    let leftOut = 0;
    for (const selected of [new Map<Facet, number[]>(), new Map<Facet, number[]>([['tag', [rare]]])]) {
      for (const text of [undefined, 'some-1']) {
        for (const limit of [0, 1, 5, 20, 50]) {
          const request = {
            facets: ['task', 'tag'] as const,
            limit,
            selected,
            ...(text !== undefined && { text }),
          };
          for (const number of [1_500, 1_532, 1_524]) {
            const matches = matchesOf(index, { filters: { tag: [`often-${number % 25}`] } });
            const listing = new Listing(index, matches);
            const expected = topFromLists(index, matches, request);
            const combined = countCombinations(index, listing, false);
            const tally = index.tally();
            expect(topFromDocuments(index, matches, request, combined, listing)).toEqual(expected);
            leftOut += Number(tally.counts[tagNamed(`own-${number}`)] === 0);
            const stored = countPairs(index, matches) ?? noneFrequent;
            expect(stored.end).toBeGreaterThanOrEqual(index.segment.combinations.end);
            expect(topFromDocuments(index, matches, request, stored, listing)).toEqual(expected);
          }
        }
      }
    }
    expect(leftOut).toBeGreaterThan(10);
  });

  it('where the stored counts are of fewer terms than the combinations', () => {
    const documents = Array.from({ length: 3_000 }, (_unused, number) => ({
      id: `owner/${number}`,
      terms: {
        ...emptyTerms(),
        tag: [...new Set([1, 7, 31, 131, 211].map((step) => `tag-${(number * step + step) % 400}`))],
      },
      numbers: {},
      summary: [],
    }));
    const index = indexOf(documents);
    const [first = 0] = index.segment.terms.termsOf('tag');
    const stored = index.segment.pairs.countsWith([first]);
    expect(stored?.end).toBeLessThan(index.segment.combinations.end);
    for (const term of index.segment.terms.termsOf('tag').slice(0, 40)) {
      const tag = index.segment.terms.valueOf(term);
      const query = { filters: { tag: [tag] }, facets: ['tag'] } as const;
      expect(search(index, query).facets).toEqual(oracle(documents, query).facets);
    }
  });
});
