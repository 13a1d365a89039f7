import { describe, expect, it } from 'vitest';
import { canonicalTaskId } from './aliases.ts';

describe('an alias of a task', () => {
  it.each([
    ['conversational', 'text-generation'],
    ['ner', 'token-classification'],
    ['Object_Detection', 'object-detection'],
    ['text to speech', 'text-to-speech'],
    ['object-detection', undefined],
    ['constructor', undefined],
    ['nowhere', undefined],
  ])('%s resolves to %s', (given, expected) => {
    expect(canonicalTaskId(given)).toBe(expected);
  });
});
