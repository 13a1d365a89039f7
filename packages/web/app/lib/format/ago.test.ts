import { expect, test } from 'vitest';
import { formatAgo } from './ago.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T01:00:00Z', 'today'],
  ['2027-01-01', 'today'],
  ['2026-11-13', '2 d ago'],
  ['2026-11-01', '2 w ago'],
  ['2026-06-10', '5 mo ago'],
  ['2024-11-01', '2 y ago'],
  ['yesterday', undefined],
])('%s is %s', (date, text) => {
  expect(formatAgo(date, now)).toBe(text);
});
