import { describe, expect, it } from 'vitest';
import { readModel } from './read-model.ts';

describe('a record from outside', () => {
  it('passes through unchanged, unknown fields included', () => {
    const record = { id: 'a/b', tags: ['x'], config: { model_type: 'bert', odd: [1] }, _id: '1' };
    expect(readModel(record).model).toBe(record);
  });

  it.each([undefined, null, 1, 'a/b', [], ['a/b']])('is refused when it is %j', (input) => {
    expect(() => readModel(input)).toThrow('A model record is a JSON object.');
  });

  it.each([{}, { id: 1 }, { id: '' }, { id: null }])('is refused without an id: %j', (input) => {
    expect(() => readModel(input)).toThrow(expect.objectContaining({ code: 'invalid-record', where: 'id' }));
  });

  it('loses the fields that have the wrong type, by name', () => {
    const { model, ignored } = readModel({
      id: 'a/b',
      tags: ['ok', 1, 'fine'],
      pipeline_tag: 3,
      config: { sklearn: { model: { file: {} } }, model_type: 'x' },
      cardData: { base_model: { a: 1 } },
      widgetData: [{ text: 1 }, 'x', { text: 'y' }],
      siblings: 'no',
    });
    expect(ignored).toEqual([
      'tags',
      'pipeline_tag',
      'config.sklearn.model.file',
      'cardData.base_model',
      'widgetData.text',
      'widgetData',
      'siblings',
    ]);
    expect(model).toEqual({
      id: 'a/b',
      tags: ['ok', 'fine'],
      config: { sklearn: { model: {} }, model_type: 'x' },
      cardData: {},
      widgetData: [{}, { text: 'y' }],
    });
  });

  it('takes null for absent, without a word', () => {
    expect(readModel({ id: 'a/b', pipeline_tag: null, cardData: { instance_prompt: null } })).toEqual({
      model: { id: 'a/b', cardData: {} },
      ignored: [],
    });
  });
});
