/** @module Values of every kind, for tests of checks. */

const plain: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  Number.NaN,
  Infinity,
  '',
  'auto',
  'a long text',
  '2024-03-21T10:00:00.000Z',
  '2024',
  'yesterday',
];

const lists: readonly unknown[] = [[], ['a'], ['a', 'b', 'c'], [1], ['a', 1]];

const objects: readonly unknown[] = [
  {},
  { a: 'b' },
  { a: 1 },
  { a: null },
  { b: 1 },
  { a: 'b', b: 1 },
  { a: 'b', b: null, e: 'x' },
  { a: 'b', b: 'c' },
  { a: [1] },
  { a: [1, 'b'] },
  { a: 'b', other: Symbol.iterator },
];

export const hostileValues: readonly unknown[] = [...plain, ...lists, ...objects];
