import { expect, it } from 'vitest';
import { cacheKey } from './cache-key.ts';

const keyOf = (given: unknown) => cacheKey({ model: 'a/b', library: given });

const library = (code: string) => ({ prettyLabel: 'Tern', snippets: () => code });

it('is the same for equal records', () => {
  expect(cacheKey([{ model: { id: 'a/b' } }, ''])).toBe(cacheKey([{ model: { id: 'a/b' } }, '']));
  expect(cacheKey([{ model: { id: 'a/b' } }, ''])).not.toBe(cacheKey([{ model: { id: 'a/c' } }, '']));
});

it('is that of the object for a library, and of the key for its key', () => {
  const [one, other] = [library('one'), library('other')];
  expect(keyOf(one)).toBe(keyOf(one));
  expect(keyOf(one)).not.toBe(keyOf(other));
  expect(keyOf(one)).not.toBe(keyOf(library('one')));
  expect(new Set(['tern', undefined, one].map(keyOf)).size).toBe(3);
});
