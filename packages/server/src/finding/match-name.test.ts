import { describe, expect, it } from 'vitest';
import { matchName } from './match-name.ts';
import { readName, readText } from './text.ts';

const score = (query: string, name: string): number => matchName(readText(query), readName(name));

describe('a query and a name', () => {
  it.each([
    ['speech to text', 'speech-to-text'],
    ['Speech2Text', 'speech to text'],
    ['Q4 k m', 'Q4_K_M'],
    ['whisper kit', 'WhisperKit'],
    ['Éclair', 'eclair'],
  ])('%j is %j', (query, name) => {
    expect(score(query, name)).toBe(100);
  });

  it('has a higher score the closer they are', () => {
    const scores = [
      score('text classification', 'text classification'),
      score('texts classified', 'text classification'),
      score('text cl', 'text classification'),
      score('ai for the classification of long scientific texts', 'text classification'),
      score('object detection', 'text classification'),
    ];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    expect(scores.at(-1)).toBe(0);
  });

  it('distinguishes the two directions of a conversion', () => {
    expect(score('text to image', 'text to image')).toBeGreaterThan(score('text to image', 'image to text'));
  });

  it('matches the forms of a word', () => {
    for (const query of ['summarise', 'summarizing', 'summarizer', 'summarization'])
      expect(score(query, 'summarize')).toBeGreaterThan(90);
    expect(score('transcription', 'transcribe audio')).toBeGreaterThan(0);
  });
});
