import { describe, expect, it } from 'vitest';
import { isConversational } from './traits/chat-model.ts';
import {
  attentionOf,
  baseModelOf,
  baseModelsOf,
  chatTemplateOf,
  contextLengthOf,
  fileEnding,
  filesOf,
  hasNoModel,
  hasTag,
  isAdapter,
  isReranker,
  maskTokenOf,
  nameOf,
  specialTokenOf,
  widgetOf,
} from './fields.ts';
import { isGgufByName, isGgufOnly } from './traits/gguf-only.ts';
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
  it('is found in each field that may contain it', () => {
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

  it("is the card's if the hub has only blank ones", () => {
    expect(
      widgetOf({ id: 'x', widgetData: [{ text: '' }], cardData: { widget: [{ text: 'c' }] } })?.text,
    ).toBe('c');
  });
});

it('has no mask token if the field of the record is empty', () => {
  expect(maskTokenOf({ id: 'x', mask_token: '' })).toBeUndefined();
  expect(maskTokenOf({ id: 'x', mask_token: '', config: { tokenizer_config: { mask_token: '<m>' } } })).toBe(
    '<m>',
  );
});

describe('the base model in a tag', () => {
  it.each([
    [['base_model:a/b'], ['a/b']],
    [['base_model:quantized:a/b', 'base_model:a/b'], ['a/b']],
    [
      ['base_model:merge:a/b', 'base_model:merge:c/d'],
      ['a/b', 'c/d'],
    ],
    [['base_model:/cache/models--a--b'], ['a/b']],
    [['base_model:/home/ada/model', 'license:mit'], []],
    [undefined, []],
  ])('%j gives %j', (tags, expected) => {
    expect(baseModelsOf({ id: 'x/y', ...(tags && { tags }) })).toEqual(expected);
  });

  it('is not read where the card names one', () => {
    expect(baseModelsOf({ id: 'x/y', tags: ['base_model:c/d'], cardData: { base_model: 'a/b' } })).toEqual([
      'a/b',
    ]);
  });
});

describe('a tag', () => {
  it('is found if the record has any of the given ones', () => {
    expect(hasTag({ id: 'x/y', tags: ['a', 'b'] }, 'b', 'c')).toBe(true);
    expect(hasTag({ id: 'x/y', tags: ['a'] }, 'b')).toBe(false);
    expect(hasTag({ id: 'x/y' }, 'b')).toBe(false);
  });
});

describe('an adapter', () => {
  it.each([
    { library_name: 'peft' },
    { config: { peft: {} } },
    { tags: ['lora'] },
    { siblings: [{ rfilename: 'adapter_config.json' }] },
    { tags: ['x', 'base_model:adapter:a/b'] },
  ])('is told by %j', (fields) => {
    expect(isAdapter({ id: 'x/y', ...fields })).toBe(true);
  });

  it.each([
    {},
    { library_name: 'transformers', tags: ['base_model:a/b'] },
    { tags: ['peft'], config: { adapter_transformers: { model_name: 'a' } } },
    { siblings: [{ rfilename: 'config.json' }] },
  ])('is not told by %j', (fields) => {
    expect(isAdapter({ id: 'x/y', ...fields })).toBe(false);
  });
});

describe('a chat model', () => {
  it.each([
    [{ id: 'a/tern', tags: ['conversational'] }, true],
    [{ id: 'a/tern-instruct', tags: ['en'] }, false],
    [{ id: 'a/tern-7b-Instruct' }, true],
    [{ id: 'a/tern-7b-it', tags: [], pipeline_tag: 'text-generation' }, true],
    [{ id: 'a/tern-7b-instruct', pipeline_tag: 'feature-extraction' }, false],
    [{ id: 'a/tern-7b' }, false],
    [{ id: 'a/t5-instruct' }, false],
    [{ id: 'Qwen/Qwen3-14B-AWQ' }, true],
    [{ id: 'Qwen/Qwen3.6-27B-FP8', pipeline_tag: 'image-text-to-text' }, true],
    [{ id: 'a/Huihui-Qwen3.5-9B-abliterated' }, true],
    [{ id: 'zai-org/GLM-5.2-FP8' }, true],
    [{ id: 'ibm-granite/granite-4.1-8b' }, true],
    [{ id: 'MiniMaxAI/MiniMax-M2.7' }, true],
    [{ id: 'nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16' }, true],
    [{ id: 'deepseek-ai/DeepSeek-V3.1-Terminus' }, true],
    [{ id: 'Qwen/Qwen3Guard-Gen-0.6B' }, true],
    [{ id: 'meta-llama/Llama-Guard-3-8B' }, true],
    [{ id: 'google/shieldgemma-2b' }, true],
    [{ id: 'IlyaGusev/saiga_llama3_8b' }, true],
    [{ id: 'nvidia/Nemotron-Cascade-2-30B-A3B' }, true],
    [{ id: 'janhq/Jan-v3-4B-base-instruct-gguf' }, true],
    [{ id: 'Qwen/Qwen3Guard-Stream-8B' }, false],
    [{ id: 'meta-llama/Llama-Prompt-Guard-2-86M' }, false],
    [{ id: 'allenai/wildguard' }, false],
    [{ id: 'Qwen/Qwen3-0.6B-Base' }, false],
    [{ id: 'ibm-granite/granite-4.0-tiny-base-preview' }, false],
    [{ id: 'deepseek-ai/DeepSeek-V3-Base' }, false],
    [{ id: 'deepseek-ai/DeepSeek-V2-Lite' }, false],
    [{ id: 'zai-org/glm-4-9b' }, false],
    [{ id: 'Qwen/Qwen2.5-0.5B' }, false],
    [{ id: 'google/gemma-4-31B' }, false],
    [{ id: 'Qwen/Qwen3-Embedding-0.6B' }, false],
    [{ id: 'a/Qwen3-TTS-12Hz-1.7B' }, false],
    [{ id: 'a/gpt-oss-120b-Eagle3-long-context' }, false],
  ])('%j: %j', (model, expected) => {
    expect(isConversational(model)).toBe(expected);
  });
});

describe('the shape of the attention', () => {
  const config = { num_hidden_layers: 32, num_attention_heads: 32, hidden_size: 4096 };
  it.each([
    [config, { layers: 32, keyValueHeads: 32, headSize: 128 }],
    [
      { ...config, num_key_value_heads: 8 },
      { layers: 32, keyValueHeads: 8, headSize: 128 },
    ],
    [
      { ...config, head_dim: 256 },
      { layers: 32, keyValueHeads: 32, headSize: 256 },
    ],
    [{ num_hidden_layers: 32, hidden_size: 4096 }, undefined],
    [{ num_attention_heads: 32, hidden_size: 4096 }, undefined],
    [{ num_hidden_layers: 32, num_attention_heads: 32 }, undefined],
    [undefined, undefined],
  ])('of %j is %j', (shape, expected) => {
    expect(attentionOf({ id: 'x/y', ...(shape && { config: shape }) })).toEqual(expected);
  });
});

describe('the files of a record', () => {
  const model = {
    id: 'x/y',
    siblings: [{ rfilename: 'README.md' }, { rfilename: 'model.onnx' }, { rfilename: 'b.onnx' }],
  };

  it('are their paths', () => {
    expect(filesOf(model)).toEqual(['README.md', 'model.onnx', 'b.onnx']);
    expect(filesOf({ id: 'x/y' })).toEqual([]);
  });

  it('are found by their ending, the first in the list', () => {
    expect(fileEnding(model, '.safetensors', '.onnx')).toBe('model.onnx');
    expect(fileEnding(model, 'model')).toBeUndefined();
  });

  it('may be documentation alone', () => {
    expect(hasNoModel({ id: 'x/y', siblings: [{ rfilename: 'README.md' }, { rfilename: 'a/b.png' }] })).toBe(
      true,
    );
    expect(hasNoModel(model)).toBe(false);
    expect(hasNoModel({ id: 'x/y' })).toBe(false);
  });
});

describe('a reranker', () => {
  it.each([
    [{ id: 'a/b', pipeline_tag: 'text-ranking' }, true],
    [{ id: 'a/b', tags: ['cross-encoder'] }, true],
    [{ id: 'BAAI/bge-reranker-base' }, true],
    [{ id: 'a/b', pipeline_tag: 'text-classification', tags: ['encoder'] }, false],
    [{ id: 'ada/bert-base-msmarco', pipeline_tag: 'text-classification' }, true],
    [{ id: 'ada/ms-marco-MiniLM-L-6', pipeline_tag: 'text-classification' }, true],
    [{ id: 'ada/msmarco-distilbert', pipeline_tag: 'sentence-similarity' }, false],
    [{ id: 'ada/msmarco-bert-sentiment', pipeline_tag: 'text-classification' }, false],
  ])('%j: %j', (model, expected) => {
    expect(isReranker(model)).toBe(expected);
  });
});

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('weights in GGUF alone', () => {
  it.each([
    [{ id: 'a/b', ...files('README.md', 'tide-Q4_0.gguf') }, true],
    [{ id: 'a/b', ...files('tide-Q4_0.gguf', 'model.safetensors') }, false],
    [{ id: 'a/b', tags: ['gguf'], ...files('README.md') }, false],
    [{ id: 'a/b', tags: ['gguf'] }, true],
    [{ id: 'a/b', tags: ['gguf', 'safetensors'] }, false],
    [{ id: 'a/b', tags: ['gguf', 'pytorch'] }, false],
    [{ id: 'a/tide-GGUF' }, true],
    [{ id: 'a/tide-GGUF', tags: [] }, true],
    [{ id: 'a/tide-GGUF', tags: ['en'] }, false],
    [{ id: 'a/tide-GGUF', library_name: 'transformers' }, false],
    [{ id: 'a/tide' }, false],
  ])('%j: %j', (model, expected) => {
    expect(isGgufOnly(model)).toBe(expected);
  });

  it('are detected by the name only if no files are listed', () => {
    expect(isGgufByName({ id: 'a/tide-GGUF', ...files('config.json') })).toBe(false);
  });
});
