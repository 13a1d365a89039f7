import { describe, expect, it } from 'vitest';
import { nearestWords } from './spelling.ts';

const vocabulary = ['whisper', 'whisk', 'transformers', 'diffusers', 'rag', 'bert', 'beit'];

describe('mistyped words', () => {
  it.each([
    ['wisper', 'whisper'],
    ['tranfsormers', 'transformers'],
    ['difusers', 'diffusers'],
  ])('%s means %s', (word, meant) => {
    expect(nearestWords(word, vocabulary)).toEqual([meant]);
  });

  it('are not corrected when they are short or too different', () => {
    expect(nearestWords('ra', vocabulary)).toEqual([]);
    expect(nearestWords('elephant', vocabulary)).toEqual([]);
  });

  it('are corrected to several words that are equally close', () => {
    expect(nearestWords('beut', vocabulary)).toEqual(['bert', 'beit']);
  });
});
