import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../model.ts';
import {
  hasServedType,
  isServedChat,
  isServedType,
  servesRemoteCode,
  withServedTask,
} from './served-type.ts';

const typed = (model_type: string, record: Partial<ModelRecord> = {}): ModelRecord => ({
  id: 'ada/tide',
  config: { model_type },
  ...record,
});

describe('a type that servers implement', () => {
  it.each<[ModelRecord, boolean, boolean]>([
    [typed('sarvam_moe'), true, true],
    [typed('plamo3'), true, false],
    [typed('ovis'), true, false],
    [{ id: 'ada/tide', tags: ['safetensors', 'step3p5'] }, true, true],
    [{ id: 'ada/tide', library_name: 'dots_ocr' }, true, true],
    [{ id: 'ada/tide', tags: ['R', 'ovis'] }, false, false],
    [typed('ouro'), true, false],
    [typed('vlm'), false, false],
    [typed('vlm', { id: 'naver-hyperclovax/HyperCLOVAX-SEED-Think-32B' }), true, false],
    [{ id: 'naver-hyperclovax/HyperCLOVAX-SEED-Vision-Instruct-3B' }, true, false],
    [{ id: 'ada/tide', tags: ['NemotronH_Nano_Omni_Reasoning_V3'] }, true, true],
    [typed('deepseek_vl_v2'), true, true],
    [typed('deepseek_vl_v2', { id: 'ada/DeepSeek-OCR-2' }), false, false],
    [typed('qwen3'), false, false],
  ])('%j: vLLM %s, SGLang %s', (model, vllm, sglang) => {
    expect(hasServedType(model, 'vllm')).toBe(vllm);
    expect(hasServedType(model, 'sglang')).toBe(sglang);
  });

  it('leaves a record to Transformers, unless no release runs its code', () => {
    expect(isServedType(typed('bailing_moe'))).toBe(false);
    expect(isServedType(typed('kimi_k3'))).toBe(true);
    expect(isServedType({ id: 'ada/tide', tags: ['NemotronH_Nano_Omni_Reasoning_V3'] })).toBe(true);
  });

  it.each<[ModelRecord, boolean]>([
    [typed('sarvam_moe'), true],
    [typed('step3p5'), false],
    [typed('step3p5', { tags: ['custom_code'] }), true],
    [typed('nemotron-nas'), true],
    [{ id: 'nvidia/NVIDIA-Nemotron-Nano-12B-v2-VL-FP8' }, true],
    [{ id: 'nvidia/Llama-3_3-Nemotron-Super-49B-v1_5-FP8' }, true],
    [{ id: 'nvidia/NVIDIA-Nemotron-3-Super-120B-A12B-FP8' }, false],
    [typed('qwen3'), false],
  ])('%j runs code of the repository: %s', (model, runs) => {
    expect(servesRemoteCode(model)).toBe(runs);
  });

  it('tells the task, if the record does not', () => {
    expect(withServedTask(typed('step_robotics')).pipeline_tag).toBe('image-text-to-text');
    expect(withServedTask(typed('step_robotics', { pipeline_tag: 'text-generation' })).pipeline_tag).toBe(
      'text-generation',
    );
    expect(withServedTask(typed('sarvam_moe')).pipeline_tag).toBeUndefined();
  });

  it('chats, except base models and those whose tags say otherwise', () => {
    expect(isServedChat(typed('AXK1'))).toBe(true);
    expect(isServedChat(typed('plamo3', { id: 'ada/tide-2b-base' }))).toBe(false);
    expect(isServedChat(typed('ouro', { id: 'ByteDance/Ouro-1.4B' }))).toBe(false);
    expect(isServedChat(typed('ouro', { id: 'ByteDance/Ouro-2.6B-Thinking' }))).toBe(true);
    expect(isServedChat(typed('bailing_moe', { tags: ['safetensors'] }))).toBe(false);
    expect(isServedChat(typed('qwen3'))).toBe(false);
  });

  it('chats if it takes any input, for which the hub has no tag of a chat', () => {
    const tags = ['safetensors', 'NemotronH_Nano_Omni_Reasoning_V3', 'any-to-any', 'custom_code'];
    const omni = { id: 'nvidia/Nemotron-3-Nano-Omni-30B-A3B-Reasoning-BF16', tags };
    expect(isServedChat(withServedTask({ ...omni, pipeline_tag: 'any-to-any' }))).toBe(true);
  });

  it.each([
    ['nvidia/Gemma-4-26B-A4B-NVFP4', true],
    ['nvidia/NVIDIA-Nemotron-3.5-Lightning-30B-A3B-BF16', true],
    ['facebook/Muse-Glimmer-30B', true],
    ['nvidia/NVIDIA-Nemotron-3.5-Lightning-30B-A3B-Base-BF16', false],
    ['nvidia/DeepSeek-V3.2-NVFP4', true],
    ['deepseek-ai/DeepSeek-V4-Flash', true],
    ['deepseek-ai/DeepSeek-V3.2-Exp-Base', false],
    ['deepseek-ai/DeepSeek-V4.1-Flash', false],
    ['ada/tide-DeepSeek-V4', false],
    ['ada/DeepSeek-V4-Pro-Qwen3.5-9B', false],
    ['ada/Gemma-4-26B-A4B-NVFP4', false],
  ])('%s chats by its name: %s', (id, chats) => {
    expect(isServedChat({ id })).toBe(chats);
  });

  it.each([
    [{ id: 'ada/tide', tags: ['transformers', 'safetensors', 'deepseek_v4', 'text-generation'] }, true],
    [{ id: 'ada/DeepSeek-V4', tags: ['transformers', 'safetensors', 'qwen2', 'text-generation'] }, false],
    [typed('deepseek_v32'), true],
    [typed('deepseek_v32', { id: 'ada/tide-base' }), false],
    [typed('deepseek_v3', { tags: ['transformers', 'safetensors'] }), false],
  ])('%j chats without a template: %s', (record, chats) => {
    expect(isServedChat(record)).toBe(chats);
  });

  it('chats like the model it was made from, if the hub knows no task', () => {
    const tags = ['safetensors', 'gemma2', 'base_model:quantized:google/gemma-2-9b-it', 'region:us'];
    const quantized = { id: 'NouraAlqasim/gemma2-9b-fp8-msa', tags };
    expect(isServedChat(quantized)).toBe(true);
    expect(isServedChat({ ...quantized, pipeline_tag: 'text-generation' })).toBe(false);
    expect(isServedChat({ ...quantized, tags: tags.slice(0, -1) })).toBe(false);
  });
});
