import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { adaptedBy } from './adapted.ts';

const base = 'meta-llama/Llama-3.2-1B';
const adapted = (record: Partial<ModelRecord>) =>
  adaptedBy({
    id: 'ada/lora',
    library_name: 'peft',
    pipeline_tag: 'text-generation',
    cardData: { base_model: base },
    ...record,
  });

describe('an adapter that Transformers loads by its own id', () => {
  it('has the tokenizer of its base, which a pipeline takes by itself', () => {
    expect(adapted({})).toMatchObject({ id: base });
    expect(adapted({})).not.toHaveProperty('argument');
  });

  it('has its own tokenizer if it chats, and a pipeline is told so', () => {
    const chat = adapted({ tags: ['conversational'] });
    expect(chat).toMatchObject({ argument: { tokenizer: 'ada/lora' } });
    expect(chat).not.toHaveProperty('id');
  });

  it.each([
    ['image-text-to-text', { processor: 'ada/lora' }],
    ['text-generation', { tokenizer: 'ada/lora' }],
    ['automatic-speech-recognition', {}],
  ])('for %s tells a pipeline %j', (pipeline_tag, argument) => {
    const siblings = [{ rfilename: 'tokenizer_config.json' }];
    expect(adapted({ pipeline_tag, siblings })).toEqual(expect.objectContaining({ argument }));
  });

  it('is quantized as its base', () => {
    const method = { config: { quantization_config: { quant_method: 'bitsandbytes' } } };
    expect(adapted({ cardData: { base_model: 'unsloth/llama-3-8b-bnb-4bit' } })).toMatchObject({
      model: method,
    });
    expect(adapted({})?.model.config).toEqual({});
  });

  it('has the type that the name of its base hides', () => {
    const model = adapted({ cardData: { base_model: 'mistralai/Ministral-3-8B-Instruct-2512' } })?.model;
    expect(model?.config?.model_type).toBe('mistral3');
  });

  it('is unknown without a base, beside a whole model, and where the files may be merged weights', () => {
    expect(adapted({ cardData: {} })).toBeUndefined();
    expect(adapted({ config: { model_type: 'llama' } })).toBeUndefined();
    expect(adapted({ library_name: 'transformers', tags: ['lora'] })).toBeUndefined();
  });

  it('is told by what the hub did not find, with and without a base', () => {
    const untold = {
      library_name: 'transformers',
      tags: ['transformers', 'safetensors', 'trl', 'region:us'],
      usedStorage: 2e8,
      cardData: { base_model: 'unsloth/llama-3-8b-bnb-4bit' },
    };
    const found = { model: { library_name: 'peft' }, warning: { code: 'inferred' } };
    expect(adapted(untold)).toMatchObject({ ...found, id: 'unsloth/llama-3-8b-bnb-4bit' });
    expect(adapted({ ...untold, cardData: {} })).toMatchObject(found);
    for (const more of [{ safetensors: { total: 5e7 } }, { tags: ['safetensors', 'qwen3', 'region:us'] }])
      expect(adapted({ ...untold, ...more })).toBeUndefined();
    expect(adapted({ ...untold, tags: ['transformers', 'safetensors'] })).toBeUndefined();
  });

  it('has a warning if only accounts may read its base', () => {
    expect(adapted({})?.warning).toMatchObject({ code: 'gated' });
    expect(adapted({ cardData: { base_model: 'unsloth/Llama-3.2-1B' } })).not.toHaveProperty('warning');
  });

  it('is known by its configuration or its file', () => {
    const siblings = [{ rfilename: 'adapter_config.json' }];
    expect(adapted({ library_name: 'transformers', siblings })).toMatchObject({ id: base });
    expect(adapted({ library_name: 'transformers', config: { peft: {} } })).toMatchObject({ id: base });
  });
});
