import { expect, it } from 'vitest';
import { baseNeeds, quantizationNeeds } from './quantization.ts';
import { mayBeQuantized } from './marks.ts';
import { isServedQuantization } from './served.ts';

const names = (record: Parameters<typeof quantizationNeeds>[0], major = 5) =>
  quantizationNeeds(record, major).map(({ name }) => name);

it('takes the method from the config, then from the tags', () => {
  const id = 'ada/model';
  expect(names({ id, config: { quantization_config: { quant_method: 'gptq' } } })).toEqual([
    'gptqmodel',
    'optimum',
  ]);
  expect(names({ id, config: { quantization_config: { load_in_4bit: true } } })).toEqual(['bitsandbytes']);
  expect(names({ id, tags: ['safetensors', '8-bit', 'compressed-tensors'] })).toEqual(['compressed-tensors']);
  expect(names({ id, config: { quantization_config: { quant_method: 'fp8' } }, tags: ['awq'] })).toEqual([
    'kernels',
  ]);
});

it('needs no other package for weights that are saved as compressed tensors', () => {
  const id = 'qtum/Qwen3-Coder-Next-AWQ';
  expect(names({ id, tags: ['awq', 'gptq', 'fp8', 'compressed-tensors', 'region:us'] })).toEqual([
    'kernels',
    'compressed-tensors',
  ]);
});

it.each([
  ['cyankiwi/Qwen3.5-35B-A3B-AWQ-4bit', ['compressed-tensors']],
  ['acme/Llama-3.2-1B-FP8-dynamic', ['compressed-tensors']],
  ['acme/model-MXFP4A16', ['compressed-tensors']],
  ['allenai/olmOCR-2-7B-1025-FP8', ['compressed-tensors']],
  ['acme/model-AWQ', ['gptqmodel']],
  ['acme/model-gptq-4bit', ['gptqmodel', 'optimum']],
  ['acme/model-int4-AutoRound', ['auto-round']],
  ['acme/GLM-FP8', ['kernels']],
  ['acme/model-W4A16-AutoRound-GPTQ', ['auto-round']],
  ['unsloth/Qwen3.6-27B-NVFP4', ['compressed-tensors']],
  ['meta-llama/Llama-4-Maverick-17B-128E-Instruct-FP8', ['compressed-tensors']],
  ['meta-llama/Llama-3.1-405B-Instruct-FP8', ['fbgemm-gpu']],
  ['meta-llama/Llama-Guard-3-8B-INT8', ['bitsandbytes']],
  ['tencent/Hunyuan-MT-7B-fp8', ['compressed-tensors']],
  ['zai-org/GLM-4.7-FP8', ['compressed-tensors']],
  ['zai-org/GLM-5.2-FP8', ['kernels']],
  ['deepseek-ai/DeepSeek-V4-Flash-Base', ['kernels']],
  ['MiniMaxAI/MiniMax-M2.7', ['kernels']],
  ['openai/gpt-oss-safeguard-20b', ['kernels']],
  ['deepseek-ai/DeepSeek-R1-0528', ['kernels']],
  ['deepseek-ai/DeepSeek-R1-Distill-Qwen-7B', []],
  ['acme/model', []],
])('reads the method from the name of %s, if the record has no tags', (id, packages) => {
  expect(names({ id })).toEqual(packages);
  expect(packages.length === 0 || mayBeQuantized({ id })).toBe(true);
  expect(names({ id, tags: ['safetensors'] })).toEqual([]);
});

it('reads the method from the name if the tags say that the weights are quantized, and not how', () => {
  const id = 'TheBloke/Llama-2-7B-Chat-GPTQ';
  expect(names({ id, tags: ['llama', '4-bit'] })).toEqual(['gptqmodel', 'optimum']);
  expect(names({ id, tags: ['llama', '8-bit', 'awq'] })).toEqual(['gptqmodel']);
  expect(names({ id: 'ada/model', tags: ['llama', '4-bit'] })).toEqual([]);
});

it('returns the package for Transformers 4', () => {
  expect(names({ id: 'ada/model', tags: ['awq'] })).toEqual(['gptqmodel']);
  expect(names({ id: 'ada/model', tags: ['awq'] }, 4)).toEqual(['autoawq']);
});

it('reads the method of a base model from its name', () => {
  expect(baseNeeds('unsloth/llama-3-8b-bnb-4bit').map(({ name }) => name)).toEqual(['bitsandbytes']);
  expect(baseNeeds('Qwen/Qwen2.5-7B-Instruct')).toEqual([]);
});

it.each([
  [{ id: 'nvidia/Llama-3.1-8B-Instruct-FP8' }, true],
  [{ id: 'nvidia/DeepSeek-R1-0528-NVFP4-v2' }, true],
  [{ id: 'acme/model-NVFP4' }, true],
  [{ id: 'acme/model', tags: ['modelopt', '8-bit'] }, true],
  [{ id: 'acme/model', tags: ['nvfp4', 'compressed-tensors'] }, false],
  [{ id: 'RedHatAI/model-NVFP4' }, false],
  [{ id: 'nvidia/Llama-3.1-Nemotron-8B' }, false],
  [{ id: 'OpenGVLab/InternVL2-2B-AWQ' }, true],
  [{ id: 'OpenGVLab/InternVL2-2B' }, false],
  [{ id: 'stelterlab/NVIDIA-Nemotron-3-Nano-30B-A3B-AWQ' }, true],
  [{ id: 'RedHatAI/model-35B-A3B-NVFP4' }, true],
  [{ id: 'RedHatAI/model-NVFP4', config: { model_type: 'qwen3_next' } }, true],
  [{ id: 'acme/model-NVFP4', tags: ['qwen3_moe', 'compressed-tensors'] }, true],
  [{ id: 'RedHatAI/model-35B-A3B-FP8' }, false],
  [{ id: 'cyankiwi/gemma-4-26B-A4B-it-AWQ-4bit' }, true],
  [{ id: 'acme/gemma-4-26B-A4B-it-AWQ', config: { model_type: 'gemma4' } }, true],
  [{ id: 'acme/model-26B-A4B', tags: ['gemma4', 'compressed-tensors'] }, true],
  [{ id: 'cyankiwi/gemma-4-31B-it-AWQ-4bit' }, false],
  [{ id: 'google/gemma-4-26B-A4B-it' }, false],
  [{ id: 'acme/model-35B-A3B-GPTQ-Int4' }, true],
  [{ id: 'acme/model-AWQ', config: { model_type: 'qwen3_moe' } }, true],
  [{ id: 'acme/Mixtral-8x7B-GPTQ' }, true],
  [{ id: 'Qwen/Qwen3.5-27B-GPTQ-Int4' }, true],
  [{ id: 'acme/model-GPTQ', config: { model_type: 'qwen3_5' } }, true],
  [{ id: 'acme/model', tags: ['qwen3_5', 'gptq', 'compressed-tensors'] }, false],
  [{ id: 'acme/model', tags: ['qwen3_5', 'gptq', 'auto-round'] }, false],
  [{ id: 'Qwen/Qwen3-8B-GPTQ-Int4' }, false],
  [{ id: 'acme/model-7B-AWQ', config: { model_type: 'qwen2' } }, false],
  [{ id: 'cyankiwi/model-35B-A3B-AWQ-4bit' }, false],
  [{ id: 'acme/model-35B-A3B', tags: ['awq', 'compressed-tensors'] }, false],
])('only servers read the weights of %j: %s', (record, served) => {
  expect(isServedQuantization(record)).toBe(served);
});
