import { describe, expect, it } from 'vitest';
import {
  baseModelOf,
  chatTemplateOf,
  contextLengthOf,
  maskTokenOf,
  nameOf,
  specialTokenOf,
  widgetOf,
} from './fields.ts';
import { modelSchema } from './model.ts';
import { specialTokenAttributes, specialTokenFields } from './special-tokens.ts';

describe('the base model of a card', () => {
  it.each([
    ['a/b', 'a/b'],
    [' a/b ', 'a/b'],
    [['a/b', 'c/d'], 'a/b'],
    [['', 'None', 'c/d'], 'c/d'],
    [[], undefined],
    ['', undefined],
    ['undefined', undefined],
    ['None', undefined],
    ['/cache/models--a--b', 'a/b'],
    ['/root/.cache/hub/models--a--b/snapshots/1f2e', 'a/b'],
    ['/cache/models/unsloth--Llama-3.2-3B', 'unsloth/Llama-3.2-3B'],
    ['/home/ada/model', undefined],
  ])('%j is %j', (base_model, expected) => {
    expect(baseModelOf({ id: 'x/y', cardData: { base_model } })).toBe(expected);
  });
});

describe('the chat template of a record', () => {
  it('is found wherever the record keeps it', () => {
    expect(chatTemplateOf({ id: 'x', gguf: { chat_template: 'a' } })).toBe('a');
    expect(chatTemplateOf({ id: 'x', config: { chat_template_jinja: 'b' } })).toBe('b');
    expect(chatTemplateOf({ id: 'x', config: { tokenizer_config: { chat_template: 'c' } } })).toBe('c');
    expect(
      chatTemplateOf({ id: 'x', config: { tokenizer_config: { chat_template: [{ template: 'd' }] } } }),
    ).toBe('d');
    expect(chatTemplateOf({ id: 'x', config: { processor_config: { chat_template: 'e' } } })).toBe('e');
    expect(chatTemplateOf({ id: 'x' })).toBeUndefined();
  });
});

it('has the context length of its GGUF files, else of its config', () => {
  const config = { max_position_embeddings: 512 };
  expect(contextLengthOf({ id: 'x', config, gguf: { context_length: 4096 } })).toBe(4096);
  expect(contextLengthOf({ id: 'x', config })).toBe(512);
  expect(contextLengthOf({ id: 'x' })).toBeUndefined();
});

it('takes the name of an id without an owner whole', () => {
  expect([nameOf({ id: 'a/b' }), nameOf({ id: 'gpt2' })]).toEqual(['b', 'gpt2']);
});

describe('a special token', () => {
  it('is a text or an object with its text', () => {
    const tokenizer_config = {
      bos_token: '<s>',
      eos_token: { content: '</s>', lstrip: false, special: true },
      pad_token: '',
    };
    const model = { id: 'x', config: { tokenizer_config } };
    expect(modelSchema.is(model)).toBe(true);
    expect(specialTokenAttributes.map((name) => specialTokenOf(model, name) ?? '-')).toEqual([
      '<s>',
      '</s>',
      '-',
      '-',
      '-',
      '-',
      '-',
    ]);
  });

  it('has a field in the schema for each attribute', () => {
    expect(Object.keys(specialTokenFields)).toEqual(specialTokenAttributes);
  });

  it('without its text is left out', () => {
    expect(modelSchema.is({ id: 'x', config: { tokenizer_config: { eos_token: { lstrip: true } } } })).toBe(
      false,
    );
  });
});

describe('the widget example of a record', () => {
  it('is the first that is not blank', () => {
    expect(widgetOf({ id: 'x', widgetData: [{ text: ' ' }, { text: 'b' }] })?.text).toBe('b');
    expect(widgetOf({ id: 'x', widgetData: [{ src: 'a.png' }] })?.src).toBe('a.png');
  });

  it("is the card's where the hub has none that says something", () => {
    expect(
      widgetOf({ id: 'x', widgetData: [{ text: '' }], cardData: { widget: [{ text: 'c' }] } })?.text,
    ).toBe('c');
  });
});

it('knows no mask token where the record leaves it empty', () => {
  expect(maskTokenOf({ id: 'x', mask_token: '' })).toBeUndefined();
  expect(maskTokenOf({ id: 'x', mask_token: '', config: { tokenizer_config: { mask_token: '<m>' } } })).toBe(
    '<m>',
  );
});
