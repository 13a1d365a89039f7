import { expect, test } from 'vitest';
import { parseParameterRange } from './parameter-range.ts';

test.each([
  ['min:1B,max:9B', { min: 1e9, max: 9e9 }],
  ['max:500m', { max: 5e8 }],
  ['min:0.5B', { min: 5e8 }],
  ['min:1000', { min: 1000 }],
])('%s is a range', (text, range) => {
  expect(parseParameterRange(text)).toEqual(range);
});

test.each(['', '7B', 'min:', 'min:-1B', 'min:1X', 'min:9B,max:1B', 'min:1B,min:2B', 'min:1e9', 'min:1B,'])(
  '%j is not',
  (text) => {
    expect(parseParameterRange(text)).toBeUndefined();
  },
);
