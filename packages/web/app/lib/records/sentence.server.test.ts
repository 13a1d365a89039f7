import { readModel } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './sentence.server.ts';

const sentence = (kind: RepoKind, fields: object) => sentenceOf(kind, readModel(fields).model);

describe('the sentence about a record', () => {
  it('is its own, from the card or the record', () => {
    const cardData = { summary: 'Reads tide tables. And more.' };
    expect(sentence('model', { id: 'a/b', cardData })).toBe('Reads tide tables.');
    expect(sentence('dataset', { id: 'a/b', description: 'Tides of 12 harbours.' })).toBe(
      'Tides of 12 harbours.',
    );
  });

  it("is the task page's where the record has none", () => {
    expect(sentence('model', { id: 'apple/DepthPro-hf' })).toMatch(/^Distances in metres/);
  });

  it('names the base model of a derivative', () => {
    expect(sentence('model', { id: 'a/b', tags: ['base_model:quantized:x/y'] })).toBe('Quantized from x/y');
    const cardData = { base_model: ['x/y', 'x/z'] };
    expect(sentence('model', { id: 'a/b', cardData })).toBe('Based on x/y and 1 more');
    expect(sentence('dataset', { id: 'a/b', cardData })).toBeUndefined();
  });

  it('is absent where nothing is known', () => {
    expect(sentence('model', { id: 'a/b' })).toBeUndefined();
    expect(sentence('model', { id: 'a/b', cardData: { summary: 7 }, description: '  ' })).toBe(undefined);
  });
});
