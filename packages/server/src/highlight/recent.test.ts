import { expect, it } from 'vitest';
import { Recent } from './recent.ts';

const key = (letter: string): string => letter.repeat(10);
const kept = (cache: Recent<number>, letters: string): string =>
  letters
    .split('')
    .filter((letter) => cache.get(key(letter)) !== undefined)
    .join('');

it('drops the least recently used values when the keys are too long together', () => {
  const cache = new Recent<number>(160);
  for (const letter of 'abcdefghijklmnop') cache.set(key(letter), 1);
  expect(cache.get(key('a'))).toBe(1);
  cache.set(key('q'), 1);
  expect(kept(cache, 'abcq')).toBe('acq');
});

it('counts a key once', () => {
  const cache = new Recent<number>(160);
  for (let round = 0; round < 100; round += 1) cache.set(key('a'), round);
  cache.set(key('b'), 1);
  expect(cache.get(key('a'))).toBe(99);
});

it('does not keep a value that would take much of it', () => {
  const cache = new Recent<number>(160);
  cache.set('a', 1);
  cache.set('x'.repeat(11), 2);
  expect([cache.get('a'), cache.get('x'.repeat(11))]).toEqual([1, undefined]);
});

it('is empty after it is cleared, and counts from zero', () => {
  const cache = new Recent<number>(160);
  for (const letter of 'abcdefghijklmnop') cache.set(key(letter), 1);
  cache.clear();
  expect(kept(cache, 'abcdefghijklmnop')).toBe('');
  for (const letter of 'abcdefghijklmnop') cache.set(key(letter), 1);
  expect(kept(cache, 'abcdefghijklmnop')).toBe('abcdefghijklmnop');
});
