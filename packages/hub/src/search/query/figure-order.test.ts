import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import { oracle } from '../testing/oracle.ts';
import { indexOf } from '../testing/fixtures.ts';
import { emptyTerms } from '../segment/segment.ts';
import { type SearchQuery, sortMeasures } from './query.ts';
import { search } from './search.ts';

const count = 400;

/** Figures with many equals; some documents have none. A few are rare, so that both ways of sorting are used. */
const documents: readonly IndexedFields[] = fc
  .sample(
    fc.record({
      downloads: fc.option(fc.nat(20), { nil: undefined }),
      likes: fc.option(fc.nat(9), { nil: undefined }),
      trending: fc.option(fc.nat(3), { nil: undefined }),
      created: fc.option(fc.nat(100), { nil: undefined }),
      updated: fc.option(fc.nat(2), { nil: undefined }),
      params: fc.option(fc.nat(50), { nil: undefined }),
    }),
    { seed: 11, numRuns: count },
  )
  .map((numbers, at) => ({
    id: `owner/model-${(at * 7) % count}`,
    terms: { ...emptyTerms(), tag: [...(at % 2 === 0 ? ['half'] : []), ...(at % 37 === 0 ? ['rare'] : [])] },
    numbers: Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)),
    summary: [],
  }));

const cases = sortMeasures.flatMap((sort) =>
  (['asc', 'desc'] as const).flatMap((direction) =>
    ['all', 'half', 'rare'].map((tag) => ({ sort, direction, tag })),
  ),
);

describe('the order by a figure', () => {
  const index = indexOf(documents);

  it.each(cases)('is that of a plain sort, by $sort $direction of $tag, from any place', (given) => {
    const { sort, direction, tag } = given;
    const filters = tag === 'all' ? {} : { tag: [tag] };
    const { ids } = oracle(documents, { sort, direction, filters, facets: [] });
    for (const limit of [1, 3, 10]) {
      const query = { sort, direction, filters, facets: [], limit };
      const first = search(index, query);
      expect(first.ids).toEqual(ids.slice(0, limit));
      const { next: cursor } = first;
      if (cursor === undefined) throw new Error('There is another page.');
      expect(search(index, { ...query, cursor, limit: 4 }).ids).toEqual(ids.slice(limit, limit + 4));
    }
    const late = search(index, { sort, direction, filters, facets: [], limit: ids.length - 2 }).next;
    if (late === undefined) throw new Error('There is another page.');
    expect(search(index, { sort, direction, filters, facets: [], cursor: late }).ids).toEqual(ids.slice(-2));
  });
});

const document = (name: string, numbers: IndexedFields['numbers']): IndexedFields => ({
  id: `owner/gull-${name}`,
  terms: emptyTerms(),
  numbers,
  summary: [],
});

describe('a cursor whose document is not where it was', () => {
  const same = { downloads: 5, score: 5, likes: 5 };
  const [a, b, c] = [document('a', same), document('b', same), document('c', same)];

  /** The ids behind the cursor of `b`, in an index that has other documents by now. */
  function behind(query: SearchQuery, now: readonly IndexedFields[]): readonly string[] {
    const { next: cursor } = search(indexOf([a, b, c]), { ...query, limit: 2 });
    if (cursor === undefined) throw new Error('There is another page.');
    return search(indexOf(now), { ...query, cursor }).ids;
  }

  it.each<SearchQuery>([{}, { text: 'gull' }, { sort: 'likes' }])(
    'goes on with the next one: %j',
    (query) => {
      expect(behind(query, [a, b, c])).toEqual([c.id]);
      expect(behind(query, [a, c])).toEqual([c.id]);
      expect(behind(query, [a])).toEqual([]);
    },
  );

  it.each<SearchQuery>([{}, { text: 'gull' }])('has it again if it has moved behind: %j', (query) => {
    expect(behind(query, [a, document('b', { ...same, score: 3 })])).toEqual([b.id]);
    expect(behind(query, [a, document('b', { ...same, downloads: 3 })])).toEqual([b.id]);
    expect(behind(query, [a, document('b', { ...same, score: 7 }), c])).toEqual([c.id]);
  });
});
