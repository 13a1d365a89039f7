import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldId } from '../store/store.ts';
import { SegmentBuilder } from './builder.ts';
import type { IndexedFields } from './fields.ts';
import { Image } from './image.ts';
import { KindIndex } from './kind-index.ts';
import type { SearchQuery } from './query.ts';
import { search } from './search.ts';
import { Segment } from './segment.ts';
import { documentsArbitrary, queryArbitrary, type Write, writesArbitrary } from './testing/arbitraries.ts';
import { oracle } from './testing/oracle.ts';

const origin = { kind: 'model', store: 'test', seq: 0, rules: 'test' } as const;

function indexOf(documents: readonly IndexedFields[]): KindIndex {
  const builder = new SegmentBuilder();
  for (const fields of documents) builder.add(fields);
  return new KindIndex(new Segment(new Image(builder.finish(origin))));
}

/** Writes to the index and to a plain list alike. */
function apply(index: KindIndex, documents: Map<string, IndexedFields>, writes: readonly Write[]): void {
  for (const write of writes) {
    if ('put' in write) {
      index.put(write.put);
      documents.set(foldId(write.put.id), write.put);
    } else {
      index.remove(foldId(write.remove));
      documents.delete(foldId(write.remove));
    }
  }
}

const byId = (documents: readonly IndexedFields[]): Map<string, IndexedFields> =>
  new Map(documents.map((fields) => [foldId(fields.id), fields]));

function allPages(
  index: KindIndex,
  query: SearchQuery,
  limit: number,
  between: () => void = () => {},
): string[] {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = search(index, { ...query, limit, ...(cursor === undefined ? {} : { cursor }) });
    ids.push(...page.ids);
    cursor = page.next;
    if (cursor !== undefined) between();
  } while (cursor !== undefined);
  return ids;
}

describe('a search agrees with the oracle', () => {
  it('on ids, order, totals, facets and unknown values, before and after writes', () => {
    fc.assert(
      fc.property(
        documentsArbitrary(60),
        writesArbitrary,
        fc.array(queryArbitrary, { maxLength: 8 }),
        (given, writes, queries) => {
          const index = indexOf(given);
          const documents = byId(given);
          for (const round of [[], writes]) {
            apply(index, documents, round);
            const now = [...documents.values()];
            expect(index.count).toBe(now.length);
            for (const query of queries) {
              const expected = oracle(now, query);
              const answer = search(index, { ...query, limit: 100 });
              expect(answer).toEqual({
                ids: expected.ids,
                total: expected.ids.length,
                facets: expected.facets,
                unknown: expected.unknown,
              });
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('page by page, with any page size', () => {
    fc.assert(
      fc.property(
        documentsArbitrary(50),
        writesArbitrary,
        queryArbitrary,
        fc.integer({ min: 1, max: 9 }),
        (given, writes, query, limit) => {
          const index = indexOf(given);
          const documents = byId(given);
          apply(index, documents, writes);
          expect(allPages(index, query, limit)).toEqual(oracle([...documents.values()], query).ids);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('while others write: what stays untouched is seen once, in its order', () => {
    fc.assert(
      fc.property(
        documentsArbitrary(50),
        fc.array(writesArbitrary, { minLength: 1 }),
        queryArbitrary,
        (given, rounds, query) => {
          const index = indexOf(given);
          const documents = byId(given);
          const touched = new Set(
            rounds.flat().map((write) => foldId('put' in write ? write.put.id : write.remove)),
          );
          const left = [...rounds];
          const seen = allPages(index, query, 3, () => apply(index, documents, left.shift() ?? []));
          const untouched = given.filter((fields) => !touched.has(foldId(fields.id)));
          expect(seen.filter((id) => !touched.has(foldId(id)))).toEqual(oracle(untouched, query).ids);
        },
      ),
      { numRuns: 200 },
    );
  });
});
