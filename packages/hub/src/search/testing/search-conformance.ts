/** @module The conformance suite of a search engine, which compares it with the oracle. */

import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldId } from '../../store/store.ts';
import type { IndexedFields } from '../fields/fields.ts';
import type { SearchQuery } from '../query/query.ts';
import { documentsArbitrary, fieldsArbitrary, queryArbitrary, writesArbitrary } from './arbitraries.ts';
import { byId, writeDocuments } from './fixtures.ts';
import { oracle } from './oracle.ts';
import { allPages, type OpenEngine, type TestedEngine } from './tested-engine.ts';

type Answer = ReturnType<typeof oracle>;

async function answersOf(engine: TestedEngine, queries: readonly SearchQuery[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of queries) {
    const { ids, total, facets, figures, unknown } = await engine.search({ ...query, limit: 10_000 });
    answers.push({ ids, total, facets, figures, unknown });
  }
  return answers;
}

const expectedAnswers = (documents: Map<string, IndexedFields>, queries: readonly SearchQuery[]): Answer[] =>
  queries.map((query) => oracle([...documents.values()], query));

/** `numRuns`: random cases of each property. */
export function searchConformance(open: OpenEngine, numRuns: number): void {
  describe('a search agrees with the oracle', () => {
    it('on ids, order, totals, facets and unknown values, before and after writes', async () => {
      const requested = fc.array(queryArbitrary, { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(
          documentsArbitrary(60),
          writesArbitrary,
          requested,
          async (given, writes, queries) => {
            const engine = await open(given);
            const documents = byId(given);
            expect(await answersOf(engine, queries)).toEqual(expectedAnswers(documents, queries));
            await engine.write(writes);
            writeDocuments(documents, writes);
            expect(engine.count()).toBe(documents.size);
            expect(await answersOf(engine, queries)).toEqual(expectedAnswers(documents, queries));
          },
        ),
        { numRuns },
      );
    });

    it('on enough documents to use every way of counting', async () => {
      const seed = 7;
      const given: IndexedFields[] = fc
        .sample(fieldsArbitrary, { seed, numRuns: 600 })
        .map(({ id, terms, numbers, summary }, i) => ({ id: `${id}-${i}`, terms, numbers, summary }));
      const queries = fc.sample(queryArbitrary, { seed, numRuns: Math.min(40, numRuns) });
      const engine = await open(given);
      const documents = byId(given);
      expect(await answersOf(engine, queries)).toEqual(expectedAnswers(documents, queries));
      const rewritten = given.slice(0, 60).map(({ id, numbers, summary }, i) => {
        const { terms = given[0]?.terms } = given.at(-i - 1) ?? {};
        return terms === undefined ? { remove: id } : { put: { id, terms, numbers, summary } };
      });
      const writes = [...rewritten, { remove: given[70]?.id ?? '' }];
      await engine.write(writes);
      writeDocuments(documents, writes);
      expect(await answersOf(engine, queries)).toEqual(expectedAnswers(documents, queries));
    });

    it('page by page, with any page size', async () => {
      const limits = fc.integer({ min: 1, max: 5 });
      await fc.assert(
        fc.asyncProperty(
          documentsArbitrary(50),
          writesArbitrary,
          queryArbitrary,
          limits,
          async (given, writes, query, limit) => {
            const engine = await open(given);
            const documents = byId(given);
            await engine.write(writes);
            writeDocuments(documents, writes);
            const { ids } = oracle([...documents.values()], query);
            expect(await allPages(engine, query, limit)).toEqual(ids);
          },
        ),
        { numRuns: Math.min(100, numRuns) },
      );
    });

    it('during writes: unchanged records appear once, in order', async () => {
      const rounds = fc.array(writesArbitrary, { minLength: 1 });
      await fc.assert(
        fc.asyncProperty(documentsArbitrary(50), rounds, queryArbitrary, async (given, writes, query) => {
          const engine = await open(given);
          const left = [...writes];
          const seen = await allPages(engine, query, 3, () => engine.write(left.shift() ?? []));
          const touched = new Set(
            writes.flat().map((each) => foldId('put' in each ? each.put.id : each.remove)),
          );
          const untouched = given.filter((fields) => !touched.has(foldId(fields.id)));
          expect(seen.filter((id) => !touched.has(foldId(id)))).toEqual(oracle(untouched, query).ids);
        }),
        { numRuns: Math.min(100, numRuns) },
      );
    });
  });

  describe('limits', () => {
    let engine: TestedEngine;

    beforeAll(async () => {
      engine = await open(fc.sample(fieldsArbitrary, { seed: 1, numRuns: 1 }));
    });

    it('of 0 give totals and facets only', async () => {
      const answer = await engine.search({ limit: 0 });
      expect(answer).toMatchObject({ ids: [], total: 1, facets: { gated: [{ count: 1 }] } });
      expect(answer.next).toBeUndefined();
    });

    it('of any size, and texts of any length, work', async () => {
      const many = {
        limit: 1e12,
        facetLimit: 1e12,
        text: 'aB3'.repeat(10_000),
        filters: { tag: Array(3_000).fill('x') },
      };
      expect((await engine.search(many)).ids).toEqual([]);
      expect((await engine.search({ limit: -1, facetLimit: 1.5 })).ids).toEqual([]);
    });

    it('leave out facets that were not requested', async () => {
      expect(Object.keys((await engine.search({ facets: ['task'] })).facets)).toEqual(['task']);
      expect((await engine.search({ facets: [] })).facets).toEqual({});
    });
  });
}
