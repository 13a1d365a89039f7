import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { type Listed, listStretch } from './listing.ts';
import { documentsArbitrary, writesArbitrary } from '../testing/arbitraries.ts';
import { byId, indexOf, write } from '../testing/fixtures.ts';

const stretches = (index: KindIndex, limit: number): Listed[][] =>
  Array.from({ length: Math.ceil(index.count / limit) }, (_unused, n) =>
    listStretch(index, { skip: n * limit, limit }),
  );

const listedAs = ({ id, numbers: { updated, created } }: IndexedFields): Listed => {
  const changed = updated ?? created;
  return changed === undefined ? { id } : { id, changed };
};

const inOrder = (listed: readonly Listed[]): Listed[] =>
  listed.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

describe('a list of everything', () => {
  it('has each record once over all ranges, also after writes', () => {
    const limits = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(documentsArbitrary(40), writesArbitrary, limits, (given, writes, limit) => {
        const index = indexOf(given);
        const documents = byId(given);
        write(index, documents, writes);
        const parts = stretches(index, limit);
        expect(inOrder(parts.flat())).toEqual(inOrder(Array.from(documents.values(), listedAs)));
        expect(parts.slice(0, -1).every((part) => part.length === limit)).toBe(true);
      }),
    );
  });

  it('ends with the last record', () => {
    const index = indexOf([]);
    expect(listStretch(index, { skip: 0, limit: 5 })).toEqual([]);
    expect(listStretch(index, { skip: 1e12, limit: 5 })).toEqual([]);
  });
});
