import { describe, expect, it } from 'vitest';
import { cell } from './cell.ts';
import { readDataset } from './dataset.ts';
import { attentionOf, chatTemplateOf, filesOf, widgetOf } from './fields.ts';
import { withCardFields } from './from-card.ts';
import { mappingOf } from './provider-mapping.ts';
import { readSpace } from './space.ts';
import { firstSentence, statedSummary } from './summary.ts';

describe('a record of a dataset or a space', () => {
  it('is read without the fields that have the wrong type', () => {
    expect(readDataset({ id: 'a/b', tags: ['x'], likes: 'many' })).toMatchObject({
      dataset: { id: 'a/b', tags: ['x'] },
      ignored: ['likes'],
      faults: [{ path: ['likes'] }],
    });
    expect(readSpace({ id: 'a/b', sdk: 'gradio', tags: 7 })).toMatchObject({
      space: { id: 'a/b', sdk: 'gradio' },
      ignored: ['tags'],
    });
    expect(readSpace({ id: 'a/b' })).toMatchObject({ ignored: [], faults: [] });
  });
});

describe('a cell', () => {
  it.each<[unknown, boolean]>([
    [null, true],
    ['text', true],
    [true, true],
    [1.5, true],
    [Infinity, false],
    [undefined, false],
    [[], false],
    [{}, false],
  ])('is %j: %s', (value, isCell) => {
    expect(cell.is(value)).toBe(isCell);
  });
});

describe('a mapping to providers', () => {
  it('has exactly the fields that the record gives', () => {
    expect(mappingOf({ inferenceProviderMapping: [{ provider: 'one' }] })).toStrictEqual([
      { provider: 'one', lora: false },
    ]);
    const full = {
      provider: 'two',
      providerId: 'tern',
      task: 'text-to-image',
      adapter: 'lora',
      adapterWeightsPath: 'a.safetensors',
      providerDetails: { context_length: 8192, pricing: { input: 1, output: 2 } },
      performance: { firstTokenLatencyMs: 300, tokensPerSecond: 90 },
      features: { toolCalling: true, structuredOutput: false },
    };
    expect(mappingOf({ inferenceProviderMapping: [full] })).toStrictEqual([
      {
        provider: 'two',
        providerId: 'tern',
        task: 'text-to-image',
        lora: true,
        adapterWeightsPath: 'a.safetensors',
        price: { input: 1, output: 2 },
        contextLength: 8192,
        latency: 300,
        tokensPerSecond: 90,
        tools: true,
        structuredOutput: false,
      },
    ]);
  });

  it.each([
    [{ input: 1 }, { price: { input: 1 } }],
    [{ output: 2 }, { price: { output: 2 } }],
    [{}, {}],
  ])('has a price with one of its parts: %j', (pricing, price) => {
    const entry = { provider: 'one', providerDetails: { pricing } };
    expect(mappingOf({ inferenceProviderMapping: [entry] })).toStrictEqual([
      { provider: 'one', lora: false, ...price },
    ]);
  });
});

describe('fields of a model', () => {
  it.each([
    [
      { num_hidden_layers: 2, num_attention_heads: 4, hidden_size: 64 },
      { layers: 2, keyValueHeads: 4, headSize: 16 },
    ],
    [{ num_hidden_layers: 2, num_attention_heads: 4 }, undefined],
    [{ num_hidden_layers: 2, hidden_size: 64 }, undefined],
    [
      { num_hidden_layers: 2, num_attention_heads: 4, num_key_value_heads: 1, head_dim: 8, hidden_size: 64 },
      { layers: 2, keyValueHeads: 1, headSize: 8 },
    ],
    [{}, undefined],
  ])('the attention of %j', (config, shape) => {
    expect(attentionOf({ id: 'a/b', config })).toEqual(shape);
  });

  it('the chat template, wherever it is', () => {
    expect(chatTemplateOf({ id: 'a/b' })).toBeUndefined();
    expect(
      chatTemplateOf({ id: 'a/b', config: { tokenizer_config: { chat_template: [] } } }),
    ).toBeUndefined();
    expect(chatTemplateOf({ id: 'a/b', config: { processor_config: { chat_template: 'x' } } })).toBe('x');
  });

  it('the widget and the files, of a record that has none', () => {
    expect(widgetOf({ id: 'a/b' })).toBeUndefined();
    expect(widgetOf({ id: 'a/b', cardData: { widget: [{ text: ' ' }, { text: 'Hi' }] } })).toEqual({
      text: 'Hi',
    });
    expect(filesOf({ id: 'a/b', siblings: [{ rfilename: 'a.bin' }] })).toEqual(['a.bin']);
  });
});

describe('the fields of the card', () => {
  it('are added only where the record lacks them', () => {
    const bare = { id: 'a/b' };
    expect(withCardFields(bare)).toBe(bare);
    const tagged = { id: 'a/b', tags: ['x'], cardData: { tags: ['y'] } };
    expect(withCardFields(tagged)).toBe(tagged);
    const cardData = { tags: ['y', 'fill-mask'] };
    expect(withCardFields({ id: 'a/b', tags: [], cardData })).toStrictEqual({
      id: 'a/b',
      tags: ['y', 'fill-mask'],
      pipeline_tag: 'fill-mask',
      cardData,
    });
    const card = { library_name: 'timm' };
    expect(withCardFields({ id: 'a/b', cardData: card })).toStrictEqual({
      id: 'a/b',
      library_name: 'timm',
      cardData: card,
    });
  });
});

describe('a summary', () => {
  it('is the first field that has a sentence, else that of the README', () => {
    expect(statedSummary({ id: 'a/b' })).toBeUndefined();
    expect(statedSummary({ id: 'a/b', cardSummary: 'From the README.' })).toBe('From the README.');
    const cardData = { summary: ' ', description: 'From the card data.' };
    expect(statedSummary({ id: 'a/b', cardSummary: 'From the README.', cardData })).toBe(
      'From the card data.',
    );
  });

  it('is cut after 160 characters, at a word', () => {
    const words = 'word '.repeat(31);
    expect(firstSentence(`${words}12345`)).toBe(`${words}12345`);
    expect(firstSentence(`${words}123456`)).toBe(`${words.trimEnd()}…`);
  });
});
