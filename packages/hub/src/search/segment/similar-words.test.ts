import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StringList } from '../bits/string-list.ts';
import { similarWords } from './similar-words.ts';

/** The same distance by its definition, without pruning. */
function distanceOf(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      at(i - 1, j) + 1,
      at(i, j - 1) + 1,
      at(i - 1, j - 1) + same,
      swapped ? at(i - 2, j - 2) + 1 : Infinity,
    );
  };
  return at(a.length, b.length);
}

function similar(words: readonly string[], word: string, limit: number): Record<string, number> {
  const sorted = [...new Set(words)].toSorted();
  const list = new StringList();
  for (const each of sorted) list.push(each);
  const found = similarWords(list.strings(), word, limit);
  return Object.fromEntries(found.map(({ place, distance }) => [sorted[place] ?? '', distance]));
}

describe('words within an edit distance', () => {
  it('are those with a missing, wrong, additional or swapped letter', () => {
    const words = ['whisper', 'whispers', 'wisper', 'wihsper', 'bert', 'whisk', 'whisper2', 'xhisper'];
    expect(similar(words, 'wisper', 1)).toEqual({ whisper: 1, wisper: 0, wihsper: 1 });
    expect(similar(words, 'whisper', 1)).toEqual({
      whisper: 0,
      whispers: 1,
      wisper: 1,
      wihsper: 1,
      whisper2: 1,
      xhisper: 1,
    });
  });

  it('begin with the same letter when two errors are allowed', () => {
    expect(similar(['transformers', 'xransformers'], 'tranformrs', 2)).toEqual({ transformers: 2 });
  });

  it('are none in an empty list', () => {
    expect(similar([], 'bert', 1)).toEqual({});
  });

  it('are the same as without skipping any word', () => {
    const text = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
    assert(
      property(array(text, { maxLength: 40 }), text, integer({ min: 0, max: 2 }), (words, word, limit) => {
        const expected = [...new Set(words)]
          .filter((each) => limit < 2 || each[0] === word[0])
          .map((each) => [each, distanceOf(each, word)] as const)
          .filter(([, distance]) => distance <= limit);
        expect(similar(words, word, limit)).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 300 },
    );
  });
});
