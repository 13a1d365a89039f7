import { expect, it } from 'vitest';
import { TtlCache } from './ttl-cache.ts';

const cacheOf = (maxEntries: number, maxWeight: number) =>
  new TtlCache<string>({ maxEntries, maxWeight }, () => 0);

it('a cache never weighs more than it may', () => {
  const cache = cacheOf(100, 10);
  cache.set('a', 'A', 6, 1);
  cache.set('b', 'B', 4, 1);
  cache.set('c', 'C', 5, 1);
  expect([cache.get('a'), cache.get('b')?.value, cache.get('c')?.value]).toEqual([undefined, 'B', 'C']);
});

it('a cache lets go of what is too heavy for it, and of the value it had for the same key', () => {
  const cache = cacheOf(100, 10);
  cache.set('a', 'A', 5, 1);
  cache.set('b', 'B', 5, 1);
  cache.set('a', 'heavy', 11, 1);
  expect([cache.get('a'), cache.get('b')?.value]).toEqual([undefined, 'B']);
});

it('a cache weighs a value that is set again once', () => {
  const cache = cacheOf(100, 10);
  for (let turn = 0; turn < 5; turn += 1) cache.set('a', 'A', 4, 1);
  cache.set('b', 'B', 6, 1);
  expect(cache.size).toBe(2);
});
