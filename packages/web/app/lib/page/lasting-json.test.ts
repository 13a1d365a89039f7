import { expect, it } from 'vitest';
import { jsonOf, lasting } from './lasting-json.ts';

it.each([
  ['a part among others', { a: 1, none: undefined, b: lasting([1, { c: '"' }]), no: () => 1, '"d"': null }],
  ['a part alone', { part: lasting({ x: [undefined] }) }],
  ['no part', { a: [1], b: { c: 2 } }],
  ['a list', [lasting({ a: 1 }), 2]],
  ['null', null],
  ['a text', 'a'],
])('writes what JSON.stringify writes: %s', (_, value) => {
  expect(jsonOf(value)).toBe(JSON.stringify(value));
  expect(jsonOf(value)).toBe(JSON.stringify(value));
});

it('reads a part once', () => {
  let reads = 0;
  const part = lasting({
    get value() {
      reads += 1;
      return 'tide';
    },
  });
  expect([jsonOf({ n: 1, part }), jsonOf({ n: 2, part })]).toEqual([
    '{"n":1,"part":{"value":"tide"}}',
    '{"n":2,"part":{"value":"tide"}}',
  ]);
  expect(reads).toBe(1);
});
