import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldId } from '../../store/store.ts';
import type { IndexedFields } from '../fields/fields.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { SearchQuery } from './query.ts';
import { search } from './search.ts';
import {
  documentsArbitrary,
  fieldsArbitrary,
  queryArbitrary,
  writesArbitrary,
} from '../testing/arbitraries.ts';
import { allPages, byId, indexOf, write } from '../testing/fixtures.ts';
import { oracle } from '../testing/oracle.ts';

type Answer = ReturnType<typeof oracle>;

const answersOf = (index: KindIndex, queries: readonly SearchQuery[]): Answer[] =>
  queries.map((query) => {
    const { ids, total, facets, figures, unknown } = search(index, { ...query, limit: 10_000 });
    return { ids, total, facets, figures, unknown };
  });

const expectedAnswers = (documents: Map<string, IndexedFields>, queries: readonly SearchQuery[]): Answer[] =>
  queries.map((query) => oracle([...documents.values()], query));

describe('a search agrees with the oracle', () => {
  it('on ids, order, totals, facets and unknown values, before and after writes', () => {
    const requested = fc.array(queryArbitrary, { maxLength: 8 });
    fc.assert(
      fc.property(documentsArbitrary(60), writesArbitrary, requested, (given, writes, queries) => {
        const index = indexOf(given);
        const documents = byId(given);
        expect(answersOf(index, queries)).toEqual(expectedAnswers(documents, queries));
        write(index, documents, writes);
        expect(index.count).toBe(documents.size);
        expect(answersOf(index, queries)).toEqual(expectedAnswers(documents, queries));
      }),
      { numRuns: 150 },
    );
  });

  it('on enough documents to use every way of counting', () => {
    const seed = 7;
    const given: IndexedFields[] = fc
      .sample(fieldsArbitrary, { seed, numRuns: 600 })
      .map(({ id, terms, numbers, summary }, i) => ({ id: `${id}-${i}`, terms, numbers, summary }));
    const queries = fc.sample(queryArbitrary, { seed, numRuns: 40 });
    const index = indexOf(given);
    const documents = byId(given);
    expect(answersOf(index, queries)).toEqual(expectedAnswers(documents, queries));
    const rewritten = given.slice(0, 60).map(({ id, numbers, summary }, i) => {
      const { terms = given[0]?.terms } = given.at(-i - 1) ?? {};
      return terms === undefined ? { remove: id } : { put: { id, terms, numbers, summary } };
    });
    write(index, documents, [...rewritten, { remove: given[70]?.id ?? '' }]);
    expect(answersOf(index, queries)).toEqual(expectedAnswers(documents, queries));
  });

  it('page by page, with any page size', () => {
    const limits = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(
        documentsArbitrary(50),
        writesArbitrary,
        queryArbitrary,
        limits,
        (given, writes, query, limit) => {
          const index = indexOf(given);
          const documents = byId(given);
          write(index, documents, writes);
          expect(allPages(index, query, limit)).toEqual(oracle([...documents.values()], query).ids);
        },
      ),
    );
  });

  it('during writes: unchanged records appear once, in order', () => {
    const rounds = fc.array(writesArbitrary, { minLength: 1 });
    fc.assert(
      fc.property(documentsArbitrary(50), rounds, queryArbitrary, (given, writes, query) => {
        const index = indexOf(given);
        const documents = byId(given);
        const left = [...writes];
        const seen = allPages(index, query, 3, () => write(index, documents, left.shift() ?? []));
        const touched = new Set(
          writes.flat().map((each) => foldId('put' in each ? each.put.id : each.remove)),
        );
        const untouched = given.filter((fields) => !touched.has(foldId(fields.id)));
        expect(seen.filter((id) => !touched.has(foldId(id)))).toEqual(oracle(untouched, query).ids);
      }),
    );
  });
});

describe('limits', () => {
  const index = indexOf(fc.sample(fieldsArbitrary, { seed: 1, numRuns: 1 }));

  it('of 0 give totals and facets only', () => {
    const answer = search(index, { limit: 0 });
    expect(answer).toMatchObject({ ids: [], total: 1, facets: { gated: [{ count: 1 }] } });
    expect(answer.next).toBeUndefined();
  });

  it('of any size, and texts of any length, work', () => {
    const many = {
      limit: 1e12,
      facetLimit: 1e12,
      text: 'aB3'.repeat(10_000),
      filters: { tag: Array(3_000).fill('x') },
    };
    expect(search(index, many).ids).toEqual([]);
    expect(search(index, { limit: -1, facetLimit: 1.5 }).ids).toEqual([]);
  });

  it('leave out facets that were not requested', () => {
    expect(Object.keys(search(index, { facets: ['task'] }).facets)).toEqual(['task']);
    expect(search(index, { facets: [] }).facets).toEqual({});
  });
});
