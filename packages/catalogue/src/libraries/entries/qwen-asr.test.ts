import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

const task = { pipeline_tag: 'automatic-speech-recognition' };

it.each([
  { id: 'Qwen/Qwen3-ASR-1.7B' },
  { id: 'ada/tide-asr', library_name: 'transformers', tags: ['qwen3_asr', 'base_model:Qwen/Qwen3-ASR-1.7B'] },
  { id: 'ada/qwen3-asr-lg', config: { model_type: 'qwen3_asr' } },
])('comes first for %j', (record) => {
  expect(libraryKeys({ ...task, ...record })[0]).toBe('qwen-asr');
});

it.each([
  { id: 'Qwen/Qwen3-ASR-1.7B-hf', library_name: 'transformers', tags: ['qwen3_asr'] },
  {
    id: 'ada/tide-asr',
    library_name: 'transformers',
    tags: ['qwen3_asr', 'base_model:Qwen/Qwen3-ASR-1.7B-hf'],
  },
  { id: 'ada/asr-468m', library_name: 'transformers', tags: ['qwen3_asr'] },
  { id: 'mlx-community/Qwen3-ASR-0.6B-4bit', library_name: 'mlx', tags: ['mlx', 'qwen3_asr'] },
  { id: 'ada/Qwen3-ASR-0.6B-lora', library_name: 'peft', tags: ['qwen3_asr', 'lora'] },
])('is not for copies, conversions and adapters: %j', (record) => {
  expect(libraryKeys({ ...task, ...record })).not.toContain('qwen-asr');
});
