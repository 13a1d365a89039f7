import { expect, it } from 'vitest';
import { useOfPictures } from './shown-pictures.ts';

it.each([
  ['google/gemma-4-31B', 'continue'],
  ['google/gemma-3n-E4B', 'continue'],
  ['google/gemma-3-4b-pt', 'continue'],
  ['mlx-community/Qwen2-VL-2B-4bit', 'continue'],
  ['meta-llama/Llama-3.2-11B-Vision', 'continue'],
  ['Qwen/Qwen3.5-9B-Base', 'continue'],
  ['microsoft/Florence-2-base', 'describe'],
  ['Salesforce/blip2-opt-2.7b', 'describe'],
  ['google/paligemma2-3b-pt-224', 'describe'],
  ['openvla/openvla-7b', 'describe'],
  ['google/gemma-4-31B-it', 'ask'],
  ['Ertugrul/Qwen2.5-VL-7B-Captioner-Relaxed', 'ask'],
  ['baidu/ERNIE-4.5-VL-28B-A3B-PT', 'ask'],
  ['ada/digit-reader', 'ask'],
])('%s: %s', (id, use) => {
  expect(useOfPictures({ id })).toBe(use);
});
