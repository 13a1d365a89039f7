import { expect, it } from 'vitest';
import type { SnippetOrder } from './collect.ts';
import { fingerprintOf, isDue } from './due.ts';
import { summariseLibrary } from './summary.ts';

const orders: SnippetOrder[] = [
  {
    id: 'a.1',
    library: 'a',
    language: 'python',
    text: 'print(load("x", n=1))',
    requirements: [{ name: 'pkg' }],
  },
];
const read = summariseLibrary(
  orders,
  [{ id: 'a.1', packages: [], unavailable: {}, problems: [], unread: [], names: 1, calls: 1, openCalls: 0 }],
  '2030-01-01',
);
const changed = (more: Partial<SnippetOrder>) => orders.map((order) => ({ ...order, ...more }));

it('a library that was read today and has not changed is not due', () => {
  expect(isDue(read, orders, '2030-01-01')).toBe(false);
});

it('a library is due when it was never read, or on another day, or before its snippets changed', () => {
  expect(isDue(undefined, orders, '2030-01-01')).toBe(true);
  expect(isDue(read, orders, '2030-01-02')).toBe(true);
  expect(isDue(read, changed({ text: 'print(load("x", m=1))' }), '2030-01-01')).toBe(true);
  expect(isDue(read, changed({ requirements: [] }), '2030-01-01')).toBe(true);
});

it('another sample text does not make a library due', () => {
  expect(fingerprintOf(changed({ text: 'print(load("y \\" z", n=1))' }))).toBe(fingerprintOf(orders));
});
