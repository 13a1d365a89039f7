import { expect, it } from 'vitest';
import { activeShare } from './active-weights.ts';

it.each([
  ['Qwen/Qwen3-30B-A3B-Instruct-2507', 0.1],
  ['ibm-granite/granite-3.1-1b-a400m-instruct', 0.4],
  ['ada/Kimi-1T-A32B', 0.032],
  ['unsloth/gpt-oss-20b-GGUF', 3.6 / 20.9],
  ['mistralai/Mixtral-8x7B-Instruct-v0.1', 12.9 / 46.7],
  ['unsloth/DeepSeek-R1-0528-GGUF', 37 / 671],
  ['deepseek-ai/DeepSeek-Coder-V2-Lite-Instruct', 2.4 / 15.7],
  ['zai-org/GLM-4.5-Air', 12 / 106],
  ['zai-org/GLM-4.6-FP8', 32 / 355],
])('knows the active weights of %s', (id, share) => {
  expect(activeShare({ id })).toBeCloseTo(share);
});

it.each([
  'meta-llama/Llama-3.1-8B',
  'deepseek-ai/DeepSeek-R1-Distill-Qwen-7B',
  'deepseek-ai/DeepSeek-R1-0528-Qwen3-8B',
  'zai-org/GLM-4-9B',
])('reads all weights of %s', (id) => {
  expect(activeShare({ id })).toBe(1);
});

it.each([
  { id: 'ada/tide-4x3b' },
  { id: 'zai-org/GLM-4.7-Flash', config: { model_type: 'glm4_moe_lite' } },
  { id: 'ada/tide', config: { model_type: 'mixtral' } },
])('does not guess for $id', (model) => {
  expect(activeShare(model)).toBeUndefined();
});
