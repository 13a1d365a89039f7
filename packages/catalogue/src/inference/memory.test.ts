import { expect, it } from 'vitest';
import { remembering } from './memory.ts';

it('makes an answer once, and forgets the oldest beyond its limit', () => {
  const remember = remembering<string>(2);
  const made: string[] = [];
  const ask = (key: string): string =>
    remember(key, () => {
      made.push(key);
      return `answer to ${key}`;
    });
  expect(['a', 'a', 'b', 'c', 'b', 'a'].map(ask)).toEqual(
    ['a', 'a', 'b', 'c', 'b', 'a'].map((key) => `answer to ${key}`),
  );
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
