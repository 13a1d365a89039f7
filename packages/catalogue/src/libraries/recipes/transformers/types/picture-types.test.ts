import { expect, it } from 'vitest';
import { modelTypeNameOf } from './model-type.ts';
import { typeInName } from './name-type.ts';

it.each([
  ['nvidia/Cosmos-Reason1-7B', 'qwen2_5_vl'],
  ['allenai/olmOCR-7B-0725', 'qwen2_5_vl'],
  ['allenai/olmOCR-7B-0225-preview', undefined],
  ['ByteDance-Seed/UI-TARS-7B-DPO', 'qwen2_vl'],
  ['ByteDance-Seed/UI-TARS-1.5-7B', 'qwen2_5_vl'],
  ['scb10x/typhoon-ocr1.5-2b', 'qwen3_vl'],
  ['Hcompany/Holo2-30B-A3B', 'qwen3_vl_moe'],
  ['google/medgemma-27b-it', 'gemma3'],
  ['google/medgemma-27b-text-it', undefined],
  ['unsloth/Llama-3.2-11B-Vision-Instruct-bnb-4bit', 'mllama'],
  ['meta-llama/Llama-Guard-3-11B-Vision', 'mllama'],
  ['xtuner/llava-phi-3-mini-hf', 'llava'],
  ['ibm-granite/granite-vision-3.2-2b', 'llava_next'],
  ['google/matcha-chartqa', 'pix2struct'],
  ['ada/matcha-tts-ljspeech', undefined],
])('%s is of type %s', (id, type) => {
  expect(typeInName({ id }, true)).toBe(type);
});

it('is asked for models that see pictures', () => {
  const id = 'google/medgemma-27b-it';
  expect(modelTypeNameOf({ id, pipeline_tag: 'image-text-to-text' })).toBe('gemma3');
  expect(modelTypeNameOf({ id, pipeline_tag: 'text-generation' })).not.toBe('gemma3');
});
