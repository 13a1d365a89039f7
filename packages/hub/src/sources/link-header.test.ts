import { expect, it } from 'vitest';
import { nextLink } from './link-header.ts';

it.each<[string | null, string | undefined]>([
  [null, undefined],
  ['', undefined],
  ['<https://hub.example/?p=2>; rel="next"', 'https://hub.example/?p=2'],
  ['<https://hub.example/?p=2>;rel=next', 'https://hub.example/?p=2'],
  ['<https://hub.example/?p=2>; title="x"; REL="NEXT"; x=y', 'https://hub.example/?p=2'],
  [
    '<https://hub.example/?p=0>; rel="prev", <https://hub.example/?p=2>; rel="next"',
    'https://hub.example/?p=2',
  ],
  [
    '<https://hub.example/?p=2>; rel="next", <https://hub.example/?p=9>; rel="last"',
    'https://hub.example/?p=2',
  ],
  ['<https://hub.example/?p=2>; rel="nextish"', undefined],
  ['<https://hub.example/?p=2>', undefined],
])('the next page of %j is %s', (header, address) => {
  expect(nextLink(header)).toBe(address);
});
