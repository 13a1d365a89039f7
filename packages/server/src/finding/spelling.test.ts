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

  it('are not guessed when they are short or far off', () => {
    expect(nearestWords('ra', vocabulary)).toEqual([]);
    expect(nearestWords('elephant', vocabulary)).toEqual([]);
  });

  it('can mean several words that are equally close', () => {
    expect(nearestWords('beut', vocabulary)).toEqual(['bert', 'beit']);
  });
});
