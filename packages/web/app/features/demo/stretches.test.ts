import { describe, expect, it } from 'vitest';
import { stretches } from './stretches.ts';

describe('stretches of a text', () => {
  it('split it without losing a character', () => {
    const pieces = stretches('Ada lives in Paris.', [
      { type: 'LOC', start: 13, end: 18 },
      { type: 'PER', start: 0, end: 3 },
    ]);
    expect(pieces.map(({ words, type }) => [words, type])).toEqual([
      ['Ada', 'PER'],
      [' lives in ', undefined],
      ['Paris', 'LOC'],
      ['.', undefined],
    ]);
  });

  it('that overlap, are empty or lie outside are left out', () => {
    const pieces = stretches('abc', [
      { type: 'A', start: 0, end: 2 },
      { type: 'B', start: 1, end: 3 },
      { type: 'C', start: 2, end: 2 },
      { type: 'D', start: 2, end: 9 },
    ]);
    expect(pieces).toEqual([
      { start: 0, words: 'ab', type: 'A' },
      { start: 2, words: 'c' },
    ]);
  });
});
