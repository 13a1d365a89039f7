import { describe, expect, it } from 'vitest';
import { facetList, isExact } from './facet-counts.ts';
import { countKey } from './layout.ts';

const buckets = (error: number, ...counts: readonly (readonly [string, number, number?])[]) => ({
  doc_count_error_upper_bound: error,
  buckets: counts.map(([value, count, own = 0]) => ({
    key: countKey(value),
    doc_count: count,
    doc_count_error_upper_bound: own,
  })),
});

describe('counts of several shards are exact', () => {
  it('when no shard left out anything', () => {
    expect(isExact(buckets(0, ['a', 3]), 5)).toBe(true);
    expect(isExact(undefined, 5)).toBe(true);
  });

  it('when what was left out is rarer than every listed value', () => {
    expect(isExact(buckets(2, ['a', 9], ['b', 3]), 2)).toBe(true);
  });

  it('not when it may be as frequent as the last listed value', () => {
    expect(isExact(buckets(3, ['a', 9], ['b', 3]), 2)).toBe(false);
  });

  it('not when a listed value may have more than was counted', () => {
    expect(isExact(buckets(1, ['a', 9, 1], ['b', 3]), 2)).toBe(false);
  });

  it('not when fewer values are listed than were requested', () => {
    expect(isExact(buckets(1, ['a', 9]), 2)).toBe(false);
  });
});

describe('a facet list', () => {
  it('ends with the selected values that are not among the most frequent', () => {
    const counted = { top: buckets(0, ['MIT', 9]), chosen: buckets(0, ['gpl', 2]) };
    expect(facetList(counted, ['GPL', 'gpl', 'MIT'])).toEqual([
      { value: 'MIT', count: 9 },
      { value: 'gpl', count: 2 },
      { value: 'GPL', count: 0 },
    ]);
  });
});
