import { catalogueServices } from '@loadout/server';
import { describe, expect, it } from 'vitest';
import { firstSentence, modelSentence, recommendation } from './sentence.ts';

const services = catalogueServices;

describe('one sentence about a model', () => {
  it('is what the catalogue recommends it for', () => {
    const [recommended] = services.task('text-generation')?.models ?? [];
    expect(recommended).toBeDefined();
    const id = recommended?.id ?? '';
    expect(modelSentence(services, { id, pipeline_tag: 'text-generation' })).toBe(recommended?.description);
  });

  it('says what it was made from, and how', () => {
    const cardData = { base_model: 'harbour/tide' };
    const model = { id: 'a/b', pipeline_tag: 'text-generation', cardData };
    expect(modelSentence(services, { ...model, tags: ['base_model:quantized:harbour/tide'] })).toBe(
      'A quantized version of harbour/tide for text generation.',
    );
    expect(
      modelSentence(services, { id: 'a/b', cardData: { ...cardData, base_model_relation: 'adapter' } }),
    ).toBe('An adapter for harbour/tide.');
  });

  it('counts the models of a merge', () => {
    const cardData = { base_model: ['a/b', 'a/c'], base_model_relation: 'merge' };
    expect(modelSentence(services, { id: 'a/d', cardData })).toBe('A merge of 2 models.');
  });

  it('is missing where the record says too little', () => {
    expect(modelSentence(services, { id: 'a/b', pipeline_tag: 'text-generation' })).toBeUndefined();
    expect(modelSentence(services, { id: 'a/b', cardData: { base_model: 'a/c' } })).toBeUndefined();
  });
});

it('finds recommended datasets and spaces', () => {
  for (const kind of ['dataset', 'space'] as const) {
    const one = services.tasks().flatMap((task) => task[`${kind}s`])[0];
    expect(recommendation(services, kind, { id: one?.id ?? '' })).toBeTypeOf('string');
    expect(recommendation(services, kind, { id: 'nobody/nothing' })).toBeUndefined();
  }
});

describe('the first sentence', () => {
  it.each([
    ['Reads tides. And more.', 'Reads tides.'],
    ['Version 2.1 of the tides\n\nmore', 'Version 2.1 of the tides'],
    ['Tiny', undefined],
    [`${'a'.repeat(300)}.`, undefined],
    [undefined, undefined],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
