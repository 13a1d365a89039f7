import { describe, expect, it } from 'vitest';
import { readModel } from './model.ts';

const read = (cardData: object, record: object = {}) => {
  const { tags, pipeline_tag, library_name } = readModel({ id: 'ada/model', cardData, ...record }).model;
  return { tags, pipeline_tag, library_name };
};

const index = (...types: readonly string[]) => [{ results: types.map((type) => ({ task: { type } })) }];

const tagged = (...tags: readonly string[]) => read({}, { tags }).pipeline_tag;

describe('a record without tags, task and library', () => {
  it('takes those of its card', () => {
    expect(read({ tags: ['a'], pipeline_tag: 'translation', library_name: 'peft' })).toEqual({
      tags: ['a'],
      pipeline_tag: 'translation',
      library_name: 'peft',
    });
    expect(read({ tags: 'a' }).tags).toEqual(['a']);
  });

  it('takes the task from the tags, then from the reported results', () => {
    expect(read({ tags: ['legal', 'summarization'] }).pipeline_tag).toBe('summarization');
    expect(read({ 'model-index': index('text2text-generation') }).pipeline_tag).toBe('text2text-generation');
    expect(read({ 'model-index': index('translation', 'summarization') }).pipeline_tag).toBeUndefined();
    expect(read({ 'model-index': index('headline-writing') }).pipeline_tag).toBeUndefined();
    expect(read({ 'model-index': 'none' }).pipeline_tag).toBeUndefined();
    const trained = { tags: ['generated_from_trainer'], 'model-index': [{ name: 'tern', results: [] }] };
    expect(read({ ...trained, metrics: ['rouge'] }).pipeline_tag).toBe('text2text-generation');
    expect(read({ ...trained, metrics: 'sacrebleu' }).pipeline_tag).toBe('text2text-generation');
    expect(read({ ...trained, metrics: ['accuracy', { toString: 1 }] }).pipeline_tag).toBeUndefined();
    expect(read({ metrics: ['rouge'] }).pipeline_tag).toBeUndefined();
  });

  it('takes the only task among its own tags', () => {
    expect(tagged('gguf', 'text-to-image')).toBe('text-to-image');
    expect(tagged('text-to-image', 'image-to-image')).toBeUndefined();
    expect(tagged('trl', 'reinforcement-learning')).toBeUndefined();
  });

  it('keeps its own', () => {
    const own = { tags: ['b'], pipeline_tag: 'fill-mask', library_name: 'timm' };
    expect(read({ tags: ['a'], pipeline_tag: 'translation', library_name: 'peft' }, own)).toEqual(own);
  });
});

it('reads the task in an early tag, unless another tag names one', () => {
  expect(tagged('pytorch', 'masked-lm')).toBe('fill-mask');
  expect(tagged('masked-lm', 'token-classification')).toBe('token-classification');
});
