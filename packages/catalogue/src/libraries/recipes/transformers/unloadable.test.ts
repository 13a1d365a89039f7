import { expect, it } from 'vitest';
import { isUnloadable } from './unloadable.ts';

it('a language model that hears by its own code is called by other code', () => {
  const record = {
    id: 'Audio8/ARK-ASR-3B',
    pipeline_tag: 'automatic-speech-recognition',
    tags: ['arkasr', 'text-generation', 'custom_code'],
  };
  expect(isUnloadable(record)).toBe(true);
  expect(isUnloadable({ ...record, config: { auto_map: { AutoModelForSpeechSeq2Seq: '' } } })).toBe(false);
  expect(isUnloadable({ ...record, tags: ['custom_code'] })).toBe(false);
});

it.each([
  ['neuphonic/neutts-air', true],
  ['vikp/texify', true],
  ['ada/latexify', false],
  ['ada/tide-JANG_4M', true],
  ['ada/tide-JANG_4M-GGUF', false],
  ['BAAI/Emu3-Gen', true],
  ['BAAI/Emu3.5-Image', true],
  ['BAAI/Emu3-Gen-hf', false],
  ['BAAI/Emu3-VisionTokenizer', false],
  ['GoodBaiBai88/M3D-CLIP', true],
  ['bczhou/TinyLLaVA-3.1B', true],
  ['pfnet/plamo-2-translate', true],
  ['DeltaHub/lora_t5-base_mrpc', true],
  ['ShengdingHu/adapter_t5-base_qnli', true],
  ['ShengdingHu/superglue-wic', false],
  ['MickyMike/0-GPT2SP-bamboo', true],
  ['MickyMike/codebert-c', false],
  ['shivalikasingh/video-mask2former-swin-tiny-youtubevis-2021-instance', true],
  ['microsoft/OmniParser-v2.0', true],
])('%s needs a package that is not in the catalogue: %s', (id, expected) => {
  expect(isUnloadable({ id })).toBe(expected);
});

it.each([
  ['no weights', { usedStorage: 23 }],
  ['an adapter alone', { usedStorage: 2e8, tags: ['safetensors', 'base_model:acme/tern-7b'] }],
  ['a layer that its class lacks', { tags: ['t5', 'segment-attention'] }],
  ['an adapter of another package', { tags: ['peft', 'base_model:fastino/gliner2-base-v1'] }],
  ['GPTQ weights without a config', { id: 'ada/tide-GPTQ', tags: ['transformers', 'llama', 'region:us'] }],
])('a repository with %s has nothing to run', (_what, more) => {
  const record = { id: 'ada/tide', library_name: 'transformers', ...more };
  expect(isUnloadable(record)).toBe(true);
  expect(isUnloadable({ ...record, usedStorage: 4e9, tags: ['gptq', 'llama', 'region:us'] })).toBe(false);
});

it('a repository of folders has no model that its id loads', () => {
  const record = {
    id: 'ada/tide-7b-curriculum',
    library_name: 'transformers',
    tags: ['transformers', 'safetensors', 'text-generation', 'region:us'],
    usedStorage: 137e9,
  };
  expect(isUnloadable(record)).toBe(true);
  expect(isUnloadable({ ...record, usedStorage: 2e8 })).toBe(false);
  expect(isUnloadable({ ...record, tags: ['generated_from_trainer', ...record.tags] })).toBe(false);
  expect(isUnloadable({ ...record, tags: ['qwen2', ...record.tags] })).toBe(false);
  expect(isUnloadable({ ...record, safetensors: { total: 7e9 } })).toBe(false);
});
