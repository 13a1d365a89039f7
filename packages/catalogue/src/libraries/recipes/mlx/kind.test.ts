import { expect, it } from 'vitest';
import { appSnippets } from '../../../apps/snippets.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { librarySnippets } from '../../snippets.ts';
import { isMlxAdapter } from './adapter.ts';
import { isJang, mlxKindOf } from './kind.ts';

it.each<[Partial<ModelRecord>, string]>([
  [{ id: 'ada/tide-image-mlx-q4' }, 'other'],
  [{ id: 'ada/Tide-Tokenizer' }, 'other'],
  [{ id: 'ada/hibiki-1b-mlx' }, 'other'],
  [{ id: 'ada/CosyVoice2-0.5B-fp16', pipeline_tag: 'text-to-speech' }, 'other'],
  [{ id: 'ada/lemonseed-1.5b-base', pipeline_tag: 'text-generation' }, 'other'],
  [{ id: 'ada/Soprano-80M' }, 'speech'],
  [{ id: 'ada/GLM-4.6V-Flash-4bit' }, 'vision'],
  [{ id: 'ada/GLM-4.6-4bit' }, 'text'],
  [{ id: 'ada/Tide-27B', tags: ['mlx', 'mlx-vlm'] }, 'vision'],
  [{ id: 'ada/Tide-27B', library_name: 'mlx-vlm' }, 'vision'],
  [{ id: 'ada/Tide-27B', tags: ['qwen3_5_mtp'] }, 'other'],
  [{ id: 'ada/Tide-27B', config: { model_type: 'gemma4_assistant' } }, 'other'],
  [{ id: 'ada/Tide-27B', tags: ['qwen3_5', 'native-mtp'] }, 'text'],
  [{ id: 'ada/DeepSeek-V4-Flash-4bit' }, 'written'],
  [{ id: 'ada/tide', config: { model_type: 'qwen3_5_text' } }, 'written'],
  [{ id: 'ada/DeepSeek-V4', pipeline_tag: 'image-text-to-text' }, 'vision'],
])('%j is of the kind %s', (record, kind) => {
  expect(mlxKindOf({ id: 'ada/tide', ...record })).toBe(kind);
});

it.each<[Partial<ModelRecord>, boolean]>([
  [{ tags: ['mlx', 'lora'] }, true],
  [{ tags: ['mlx', 'safetensors', 'lora'] }, false],
  [{ id: 'ada/tide-lora', tags: ['mlx', 'safetensors', 'lora'] }, true],
  [{ tags: ['mlx', 'lora'], siblings: [{ rfilename: 'model.safetensors' }] }, false],
  [{ siblings: [{ rfilename: 'adapter_config.json' }, { rfilename: 'adapters.safetensors' }] }, true],
  [{ siblings: [{ rfilename: 'adapters.safetensors' }, { rfilename: 'model.safetensors' }] }, false],
  [{ tags: ['mlx'] }, false],
])('%j is only an adapter: %s', (record, expected) => {
  expect(isMlxAdapter({ id: 'ada/tide', ...record })).toBe(expected);
});

it('the JANG format is named, and tagged if there are tags', () => {
  expect(isJang({ id: 'ada/Tide-9B-JANG_4M' })).toBe(true);
  expect(isJang({ id: 'ada/Tide-9B-JANG_4M', tags: ['mlx', 'jang'] })).toBe(true);
  expect(isJang({ id: 'ada/Tide-9B-JANGTQ' })).toBe(true);
  expect(isJang({ id: 'ada/Tide-9B-JANGTQ4_1L' })).toBe(true);
  expect(isJang({ id: 'jangmin/tide' })).toBe(false);
  expect(isJang({ id: 'ada/Tide-JANG-MLX-4bit', tags: ['mlx'] })).toBe(false);
  expect(isJang({ id: 'ada/Tide-9B-MXFP8', tags: ['mlx', 'jang'] })).toBe(false);
});

it('an adapter without a known base model is downloaded', () => {
  const [first] = librarySnippets({ id: 'ada/tide', library_name: 'mlx', tags: ['mlx', 'lora'] });
  expect(first?.snippets[0]?.code.text).toContain('hf download ada/tide');
});

it('GGUF files with a copied tag are not loaded by MLX', () => {
  const record = { id: 'ada/tide-GGUF', tags: ['gguf', 'mlx'] };
  expect(librarySnippets(record).map(({ library }) => library)).not.toContain('mlx');
});

it.each<[string, Partial<ModelRecord>, readonly string[]]>([
  ['a whole model', {}, ['atomic-chat', 'lmstudio', 'mlx-lm']],
  ['a type that mlx-lm lacks', { tags: ['mlx', 'safetensors', 'deepseek_v4'] }, ['atomic-chat', 'lmstudio']],
  ['an adapter', { tags: ['mlx', 'lora'], cardData: { base_model: 'ada/Qwen3-4B' } }, []],
  ['the JANG format', { id: 'ada/Tide-9B-JANG_4M', tags: ['mlx', 'jang'] }, []],
])('the apps for %s', (_, record, apps) => {
  const model = { id: 'ada/tide', pipeline_tag: 'text-generation', tags: ['mlx', 'safetensors'], ...record };
  expect(appSnippets(model).map(({ app }) => app)).toEqual(apps);
});
