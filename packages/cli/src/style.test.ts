import { expect, it } from 'vitest';
import { columns, harmless, plural, styled, styledError } from './style.ts';

it('pads every cell but the last of a row to the widest of its column', () => {
  expect(
    columns([
      ['a', 'long cell', 'end'],
      ['longer', 'b', 'c'],
      ['x', 'y'],
    ]),
  ).toBe('a       long cell  end\nlonger  b          c\nx       y');
});

it('has no spaces at the end of a line', () => {
  expect(columns([['a', ''], ['b']])).toBe('a\nb');
});

it('has styles only where colors are enabled', () => {
  expect(styled({ color: false }, 'bold', 'x')).toBe('x');
  expect(styledError({ errorColor: false }, 'bold', 'x')).toBe('x');
  expect(styledError({ errorColor: true }, 'bold', 'x')).toBe('\u001B[1mx\u001B[22m');
  expect(styled({ color: true }, 'bold', 'x')).toBe('\u001B[1mx\u001B[22m');
});

it('replaces control characters of records and removes escape sequences', () => {
  expect(harmless('a\u001B[31mb\u0007c\u200Bd')).toBe('ab\uFFFDc\uFFFDd');
});

it('writes a number with its noun', () => {
  expect([0, 1, 2, 1_500].map((count) => plural(count, 'line'))).toEqual([
    '0 lines',
    '1 line',
    '2 lines',
    '1,500 lines',
  ]);
});
