import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { servedReason } from './served.ts';

const model = (record: Partial<ModelRecord>): ModelRecord => ({ id: 'ada/tide', ...record });
const typed = (model_type: string) =>
  model({ pipeline_tag: 'text-generation', library_name: 'transformers', config: { model_type } });
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('what an inference server loads', () => {
  const text = { pipeline_tag: 'text-generation' };
  const awq = { config: { quantization_config: { quant_method: 'awq' } } };
  it.each<[Partial<ModelRecord>, string | undefined]>([
    [{ ...text, tags: ['transformers'] }, 'load with transformers'],
    [{ ...text, library_name: 'Transformers' }, 'load with transformers'],
    [{ ...text, config: { model_type: 'llama' } }, 'load with transformers'],
    [{ ...text, config: { model_type: 'llama' }, library_name: 'nemo' }, undefined],
    [{ ...text, config: { model_type: 'unheard-of' } }, undefined],
    [{ ...text, ...awq }, 'awq-quantized'],
    [
      { ...text, tags: ['transformers'], config: { quantization_config: { quant_method: 'x' } } },
      'load with',
    ],
    [text, undefined],
    [{ pipeline_tag: 'image-text-to-text', tags: ['transformers'] }, 'load with transformers'],
    [{ pipeline_tag: 'fill-mask', tags: ['transformers'] }, undefined],
    [{ ...text, tags: ['transformers', 'mlx'] }, undefined],
    [{ ...text, tags: ['transformers', 'q4nx'] }, undefined],
    [{ ...text, tags: ['transformers', 'draft-model'] }, undefined],
    [{ ...text, tags: ['transformers'], config: { model_type: 'gpt_neo' } }, undefined],
    [{ ...text, tags: ['transformers', 'xlnet'] }, undefined],
    [{ ...text, tags: ['transformers', 'gpt2'] }, 'load with transformers'],
    [{ ...text, tags: ['transformers'], ...files('a-Q8_0.gguf') }, undefined],
    [{ ...text, tags: ['transformers'], usedStorage: 23 }, undefined],
    [{ ...text, tags: ['transformers', 'peft'], ...files('adapter_config.json') }, undefined],
  ])('of %j: %s', (record, reason) => {
    const found = servedReason(model(record), 'vllm');
    expect(found === undefined ? undefined : found.includes(reason ?? '\0')).toBe(
      reason === undefined ? undefined : true,
    );
  });
});

describe('a model that names no library of its own', () => {
  const qwen = ['safetensors', 'qwen3_5'];
  it.each<[Partial<ModelRecord>, string | undefined]>([
    [{ library_name: 'Model Optimizer', tags: ['safetensors', 'gemma4'] }, 'compressed weights'],
    [{ id: 'nvidia/tide-NVFP4', library_name: 'Model Optimizer' }, 'compressed weights'],
    [{ tags: [...qwen, 'nvfp4', 'modelopt'] }, 'compressed weights'],
    [{ tags: ['safetensors', 'qwen3', 'gptq'] }, 'load with transformers'],
    [{ library_name: 'safetensors', tags: qwen }, 'load with transformers'],
    [{ tags: ['qwen3_5'] }, undefined],
    [{ tags: ['safetensors', 'kimi_k3'] }, 'implements its model type'],
    [{ library_name: 'vllm', tags: ['vllm', 'safetensors', 'laguna'] }, 'names vLLM'],
    [{ library_name: 'vllm', tags: ['vllm', 'region:us'] }, undefined],
    [{ library_name: 'vllm', tags: ['vllm', ...qwen, 'exl3'] }, undefined],
    [{ id: 'ada/tide-MLX-4bit', config: { model_type: 'qwen3' } }, undefined],
    [{ id: 'ada/tide-JANG_4M', config: { model_type: 'qwen3' } }, undefined],
    [{ id: 'ada/tide-dspark', library_name: 'Model Optimizer', tags: ['safetensors', 'qwen3'] }, undefined],
  ])('%j: %s', (record, reason) => {
    const found = servedReason(model({ pipeline_tag: 'text-generation', ...record }), 'vllm');
    expect(found ?? 'unserved').toContain(reason ?? 'unserved');
  });
});

describe('a model without a task', () => {
  it.each<[Partial<ModelRecord>, boolean]>([
    [{ tags: ['safetensors', 'qwen3_5', 'compressed-tensors'] }, true],
    [{ id: 'ada/tide-AWQ', config: { model_type: 'qwen2' } }, true],
    [{ id: 'ada/tide-instruct', config: { model_type: 'qwen2' } }, true],
    [{ id: 'ada/tide-instruct-8bit', config: { model_type: 'qwen2' } }, false],
    [{ id: 'ada/tide', config: { model_type: 'qwen2' } }, false],
    [{ id: 'ada/tide-AWQ', config: { model_type: 'dinov2' } }, false],
    [{ library_name: 'vllm', tags: ['vllm', 'safetensors', 'mistral-common'] }, true],
  ])('%j: %s', (record, served) => {
    expect(servedReason(model(record), 'vllm') !== undefined).toBe(served);
  });
});

describe('a model type', () => {
  it('may be served by one server and not by the other', () => {
    for (const type of ['grok-1', 'mllama']) {
      expect(servedReason(typed(type), 'vllm')).toBeUndefined();
      expect(servedReason(typed(type), 'sglang')).toBeDefined();
    }
    for (const type of ['bloom', 'falcon', 'jamba', 'zamba2']) {
      expect(servedReason(typed(type), 'vllm')).toBeDefined();
      expect(servedReason(typed(type), 'sglang')).toBeUndefined();
    }
  });

  it('that Transformers lacks may be served by one or both', () => {
    const plamo = model({ config: { model_type: 'plamo3' } });
    expect(servedReason(plamo, 'vllm')).toBe('vLLM implements its model type.');
    expect(servedReason(plamo, 'sglang')).toBeUndefined();
    expect(servedReason(model({ config: { model_type: 'sarvam_moe' } }), 'sglang')).toBeDefined();
  });

  it('may be served by neither', () => {
    for (const type of ['baichuan', 'mpt', 'prophetnet', 'transfo-xl'])
      for (const server of ['vllm', 'sglang'] as const)
        expect(servedReason(typed(type), server)).toBeUndefined();
  });
});

it('leaves out test models whose heads are too small', () => {
  const record = { pipeline_tag: 'text-generation', library_name: 'transformers' };
  const tiny = { ...record, id: 'trl-internal-testing/tiny-Qwen2ForCausalLM-2.5' };
  for (const server of ['vllm', 'sglang'] as const) {
    expect(servedReason(tiny, server)).toBeUndefined();
    expect(servedReason({ ...record, id: 'hmellor/tiny-random-LlamaForCausalLM' }, server)).toBeDefined();
  }
});

describe('a server that the record names', () => {
  it('is that one only', () => {
    const laguna = model({ library_name: 'vllm', tags: ['vllm', 'safetensors', 'laguna-s'] });
    expect(servedReason(laguna, 'vllm')).toBe('The repository names vLLM.');
    expect(servedReason(laguna, 'sglang')).toBeUndefined();
  });
});

it('serves a model of any input whose type servers see pictures with', () => {
  const seen = {
    id: 'ada/tide',
    pipeline_tag: 'any-to-any',
    tags: ['transformers', 'safetensors', 'NemotronH_Nano_Omni_Reasoning_V3', 'custom_code'],
  };
  expect(servedReason(seen, 'vllm')).toBe('vLLM implements its model type.');
  expect(servedReason({ id: 'ada/tide', pipeline_tag: 'any-to-any', tags: ['transformers'] }, 'vllm')).toBe(
    undefined,
  );
});
