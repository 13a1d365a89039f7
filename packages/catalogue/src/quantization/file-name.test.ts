import { describe, expect, test } from 'vitest';
import { bitsPerWeight, parseQuantization } from './file-name.ts';
import { preferenceOrder } from './file-types.ts';

test.each(preferenceOrder)('%s is parsed, upper or lower case', (type) => {
  expect(parseQuantization(`Model-8B-${type}.gguf`)).toEqual({ label: type, type });
  expect(parseQuantization(`model.${type.toLowerCase()}.gguf`)).toEqual({ label: type, type });
});

describe('a file name', () => {
  test.each([
    ['gpt-oss-20b-MXFP4.gguf', 'MXFP4', 'MXFP4_MOE'],
    ['Qwen3-8B-Q6_0.gguf', 'Q6_0', 'Q6_K'],
    ['Llama-3.2-1B-Instruct-Q6_K_L.gguf', 'Q6_K_L', 'Q6_K'],
    ['Llama-3.2-1B-Instruct-Q4_K_L.gguf', 'Q4_K_L', 'Q4_K_M'],
    ['Qwen3-8B-UD-Q4_K_XL.gguf', 'UD-Q4_K_XL', 'Q4_K_XL'],
    ['Qwen3-30B-A3B-UD-IQ2_M.gguf', 'UD-IQ2_M', 'IQ2_M'],
    ['SmallThinker-21B-A3B-Instruct.Q4_K.imatrix.gguf', 'Q4_K', 'Q4_K_M'],
    ['qwen2.5-0.5b-instruct-fp16.gguf', 'FP16', 'F16'],
    ['Meta-Llama-3-8B-Instruct-fp32.gguf', 'FP32', 'F32'],
    ['llada-8b-q4km.gguf', 'Q4KM', 'Q4_K_M'],
    ['sakura-14b-qwen3-v1.5-iq4xs.gguf', 'IQ4XS', 'IQ4_XS'],
    ['CoPaw-flash-9B-20260330-q8.gguf', 'Q8', 'Q8_0'],
    ['MiniMax-M2.5-PRISM-PRO-Q8_0_v2.gguf', 'Q8_0', 'Q8_0'],
    ['L3-8B-Stheno-v3.3-32K-NEO-V1-D_AU-IQ1_M-imat13.gguf', 'IQ1_M', 'IQ1_M'],
    ['DeepSeek-R1.IQ4_XS.gguf.part1of8', 'IQ4_XS', 'IQ4_XS'],
  ])('%s is %s, a kind of %s', (filename, label, type) => {
    expect(parseQuantization(filename)).toMatchObject({ label, type });
  });

  test.each([
    ['huihui-gpt-oss-20b-BF16-abliterated-Q3_K_M.gguf', 'Q3_K_M'],
    ['flux1-kontext-dev-f32-q2_k.gguf', 'Q2_K'],
    ['DiffuCoder-7B-Instruct-bf16_q8_0.gguf', 'Q8_0'],
    ['Q8_0/GLM-4.6-Q8_0-00001-of-00008.gguf', 'Q8_0'],
    ['mmproj-gemma-4-31B-it-NVFP4-turbo-bf16.gguf', 'BF16'],
    ['BF16/model-00001-of-00002.gguf', 'BF16'],
  ])('%s has several types, the last one wins: %s', (filename, type) => {
    expect(parseQuantization(filename)?.type).toBe(type);
  });

  test('keeps a mixed-in float type with its quantization', () => {
    expect(parseQuantization('Qwen3-Coder-Next-MXFP4_MOE_BF16.gguf')).toEqual({
      label: 'MXFP4_MOE_BF16',
      type: 'MXFP4_MOE',
      variation: 'BF16',
    });
  });

  test.each([
    'gemma-7b.gguf',
    'imatrix.gguf',
    'Devstral-2-123B-Instruct-2512-IQ4_KSS.gguf',
    'IQ2_KS/Kimi-K2-Instruct-IQ2_KS-00001-of-00007.gguf',
    'IQ1_S_R4/DeepSeek-R1-0528-IQ1_S_R4-00001-of-00003.gguf',
    'Kimi-K2-Instruct-DQ4_K-00001-of-00014.gguf',
    'Qwen3.5-27B-TQ3_1S.gguf',
    'llm_model_q4.gguf',
    'DeepSeek-V4-Flash-FP4-FP8-native.gguf',
    'BIF16-model.gguf',
    '',
  ])('%j has no type, or one of another program', (filename) => {
    expect(parseQuantization(filename)).toBeUndefined();
  });
});

test('bits per weight follow from the label', () => {
  expect(bitsPerWeight('Q4_K_M')).toBe(4.89);
  expect(bitsPerWeight('UD-Q8_K_XL')).toBe(8.5);
  expect(bitsPerWeight('f16')).toBe(16);
  expect(bitsPerWeight('int4')).toBeUndefined();
});
