import { describe, expect, it } from 'vitest';
import { readModel } from './model.ts';
import { mappingOf } from './provider-mapping.ts';

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

  it('keeps valid parts and reports the rest: path, expected type, actual value', () => {
    const { model, ignored, faults } = readModel({
      id: 'a/b',
      tags: ['ok', 1, 'fine'],
      pipeline_tag: 3,
      config: { sklearn: { model: { file: {} } }, model_type: 'x' },
      cardData: { base_model: { a: 1 }, license: [{}] },
      widgetData: [{ text: 1 }, 7, { text: 'y' }],
      siblings: [{ rfilename: 'a.bin', size: 'big' }, {}],
      likes: -1,
    });
    expect(model).toEqual({
      id: 'a/b',
      tags: ['ok', 'fine'],
      config: { sklearn: { model: {} }, model_type: 'x' },
      cardData: { license: [] },
      widgetData: [{}, { text: 'y' }],
      siblings: [{ rfilename: 'a.bin' }],
    });
    const lines = faults.map(({ path, expected, got }) => `${path.join('.')}: ${expected}, not ${got}`);
    expect(lines).toEqual([
      'likes: a whole number from 0 to 9007199254740991, not -1',
      'tags.1: a string of at most 512 characters, not 1',
      'siblings.0.size: a number from 0 to 9007199254740991, not "big"',
      'siblings.1.rfilename: a string, not missing',
      'pipeline_tag: a string, not 3',
      'config.sklearn.model.file: a string, not an object',
      'cardData.license.0: a string, not an object',
      'cardData.base_model: a string or a list, not an object',
      'widgetData.0.text: a string, not 1',
      'widgetData.1: an object, not 7',
    ]);
    expect(ignored).toContain('widgetData.text');
    expect(ignored).toContain('siblings.rfilename');
  });

  it.each([
    [['How many singers?'], [{ text: 'How many singers?' }]],
    [{ source_sentence: 'a', sentences: ['b'] }, [{ source_sentence: 'a', sentences: ['b'] }]],
  ])('has the widget of a card %j as a list of objects', (widget, expected) => {
    expect(readModel({ id: 'a/b', cardData: { widget } })).toEqual({
      model: { id: 'a/b', cardData: { widget: expected } },
      ignored: [],
      faults: [],
    });
  });

  it.each(['x', 7, [[]]])('has no widget of the card %j', (widget) => {
    expect(readModel({ id: 'a/b', cardData: { widget } }).ignored).toEqual(['cardData.widget']);
  });

  it('keeps a table whole or not at all: its cells belong together', () => {
    const table = { a: [1, 2], b: [1, {}] };
    expect(readModel({ id: 'a/b', widgetData: [{ text: 'x', table }] })).toMatchObject({
      model: { widgetData: [{ text: 'x' }] },
      ignored: ['widgetData.table'],
    });
  });

  it('reports ten faults of a long list, and cuts a list that is too long', () => {
    expect(readModel({ id: 'a/b', tags: Array.from({ length: 50 }, () => 1) }).faults).toHaveLength(10);
    const { model, faults } = readModel({ id: 'a/b', tags: Array.from({ length: 10_001 }, () => 'x') });
    expect(model.tags).toHaveLength(10_000);
    expect(faults).toEqual([{ path: ['tags'], expected: 'a list of at most 10000', got: 'a list of 10001' }]);
  });

  it('treats null as absent, without a fault', () => {
    expect(readModel({ id: 'a/b', pipeline_tag: null, cardData: { instance_prompt: null } })).toEqual({
      model: { id: 'a/b', cardData: {} },
      ignored: [],
      faults: [],
    });
  });
});

const providersOf = (inferenceProviderMapping: unknown) =>
  mappingOf(readModel({ id: 'a/b', inferenceProviderMapping }).model);

describe('the providers of a model', () => {
  it('are read from a list and from an object alike', () => {
    const entry = { providerId: 'x', adapter: 'lora', adapterWeightsPath: 'w.safetensors' };
    const expected = [{ provider: 'groq', providerId: 'x', lora: true, adapterWeightsPath: 'w.safetensors' }];
    expect(providersOf([{ provider: 'groq', ...entry }])).toEqual(expected);
    expect(providersOf({ groq: entry })).toEqual(expected);
  });

  it('are those that serve it now', () => {
    const mapping = { groq: { status: 'error' }, novita: { status: 'live' }, together: {} };
    expect(providersOf(mapping).map(({ provider }) => provider)).toEqual(['novita', 'together']);
  });

  it.each([7, 'groq', [7], [{ providerId: 'x' }], { groq: 7 }])('are none in %j', (mapping) => {
    expect(providersOf(mapping)).toEqual([]);
  });
});
