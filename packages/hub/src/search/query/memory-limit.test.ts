import { beforeEach, describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { emptyTerms } from '../segment/segment.ts';
import { indexOf } from '../testing/fixtures.ts';
import { search } from './search.ts';

const model = (number: number, numbers: IndexedFields['numbers']): IndexedFields => ({
  id: `owner/model-${number}`,
  terms: { ...emptyTerms(), task: [`task-${number % 40}`] },
  numbers,
  summary: [],
});

describe('a memory limit', () => {
  const kibibytes = 1_000_000;
  let index: KindIndex;
  beforeEach(() => {
    index = indexOf([
      model(1, { weights: kibibytes, cache: 1000 }),
      model(2, { weights: kibibytes, cache: 0 }),
      model(3, {}),
    ]);
  });
  const total = (max: number, context = 4096) =>
    search(index, { memory: { max, context }, facets: [] }).total;

  it('counts weights and the cache of each token', () => {
    expect(total(kibibytes * 1024 + 4096 * 1000)).toBe(2);
    expect(total(kibibytes * 1024 + 4096 * 1000 - 128)).toBe(1);
    expect(total(kibibytes * 1024 + 4096 * 1000, 4097)).toBe(1);
  });

  it('compares 24 bits, as a cluster does', () => {
    expect(total(kibibytes * 1024 + 4096 * 1000 - 1)).toBe(2);
    index.put(model(5, { weights: kibibytes, cache: 1000 }));
    expect(total(kibibytes * 1024 + 4096 * 1000 - 1)).toBe(3);
  });

  it('never matches a model without sizes, not even in the delta', () => {
    expect(total(Infinity)).toBe(2);
    index.put(model(4, {}));
    index.put(model(5, { weights: 1, cache: 1 }));
    expect(total(Infinity)).toBe(3);
  });

  it('leaves other facets to count what fits', () => {
    index.put(model(5, { weights: 1, cache: 1 }));
    const { facets } = search(index, { memory: { max: 5000, context: 1 }, facets: ['task'] });
    expect(facets.task).toEqual([{ value: 'task-5', count: 1 }]);
  });
});
