import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch } from './plain-search.ts';
import { searchQuerySchema } from './schemas/search.ts';

const names = fc.constantFrom(...Object.keys(searchQuerySchema.shape), 'unknown', '__proto__');
const texts = fc.oneof(
  fc.constantFrom('', '0', '1', '007', '100', '101', '1e2', ' 5', 'a'.repeat(200), 'a'.repeat(201)),
  fc.constantFrom('x'.repeat(500), 'x'.repeat(501), 'qwen 3', '中文', '𝒳'.repeat(100)),
  fc.string({ maxLength: 12 }),
);
const queries = fc.dictionary(names, fc.array(texts, { minLength: 1, maxLength: 3 }), { maxKeys: 4 });

/** As Hono passes a query to a schema: a single value is no list. */
const asGiven = (query: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

const defined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

test('a query that is read without the schema is read like with it', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const plain = plainSearch(query);
      if (plain === undefined) return;
      expect(plain).toEqual(defined(searchQuerySchema.parse(asGiven(query))));
    }),
    { numRuns: 2_000 },
  );
});

test('plain texts are read, with the most values allowed', () => {
  const values = Array.from({ length: 50 }, (_unused, i) => `v${i}`);
  expect(plainSearch({ q: ['a b'], tag: values })).toEqual({ q: 'a b', tag: values, limit: 30 });
  expect(plainSearch({ tag: [...values, 'more'] })).toBeUndefined();
  expect(plainSearch({})).toEqual({ limit: 30 });
});

test.each([
  { q: ['x'.repeat(501)] },
  { q: ['a', 'b'] },
  { limit: ['101'] },
  { limit: ['x'] },
  { tag: [''] },
  { price: ['1'] },
  { cursor: ['x'] },
  { other: ['x'] },
])('%j is left to the schema', (query) => {
  expect(plainSearch(query)).toBeUndefined();
});
