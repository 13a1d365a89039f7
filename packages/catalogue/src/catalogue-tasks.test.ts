import { describe, expect, it } from 'vitest';
import { canonicalTaskId, tasks } from './catalogue-tasks.ts';

describe('the published tasks', () => {
  it('are all 57, none a placeholder', () => {
    expect(Object.keys(tasks)).toHaveLength(57);
    expect(Object.values(tasks).filter((task) => task.isPlaceholder)).toEqual([]);
  });

  it('derive their libraries from what the libraries declare', () => {
    expect(tasks['text-to-image']?.libraries).toContain('diffusers');
    expect(tasks['image-classification']?.libraries).toEqual(
      expect.arrayContaining(['keras', 'timm', 'transformers', 'transformers.js']),
    );
  });
});

describe('another id for a task', () => {
  it.each([
    ['conversational', 'text-generation'],
    ['ner', 'token-classification'],
    ['Object_Detection', 'object-detection'],
    ['text to speech', 'text-to-speech'],
    ['object-detection', undefined],
    ['constructor', undefined],
    ['nowhere', undefined],
  ])('%s leads to %s', (given, expected) => {
    expect(canonicalTaskId(given)).toBe(expected);
  });
});
