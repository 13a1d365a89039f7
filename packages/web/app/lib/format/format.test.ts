import { describe, expect, it } from 'vitest';
import { formatDate } from '@loadout/react';
import { formatBytes, formatCompact, plural } from './format.ts';

describe('figures', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.00 kB'],
    [4_920_734_176, '4.92 GB'],
    [999_900_000, '1.00 GB'],
  ])('%d bytes read %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('shortens large counts', () => {
    expect(formatCompact(7_615_616_512)).toBe('7.62B');
  });

  it('agrees in number', () => {
    expect(plural(1, 'model')).toBe('1 model');
    expect(plural(1200, 'library', 'libraries')).toBe('1,200 libraries');
  });
});

describe('dates', () => {
  it('are days, the same everywhere', () => {
    expect(formatDate('2024-03-09T23:59:00.000Z')).toBe('9 Mar 2024');
  });

  it('are absent when they are not dates', () => {
    expect(formatDate('yesterday')).toBeUndefined();
  });
});
