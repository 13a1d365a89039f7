import { expect, test } from 'vitest';
import { distinctTags } from './distinct-tags.ts';

test('tags that repeat another fact of the page are dropped', () => {
  const tags = [
    'transformers',
    'safetensors',
    'text-generation',
    'conversational',
    'en',
    'pt-BR',
    'license:apache-2.0',
    'base_model:Qwen/Qwen3-8B-Base',
    'base_model:finetune:Qwen/Qwen3-8B-Base',
    'dataset:allenai/c4',
    'region:us',
    'endpoints_compatible',
    'arxiv:2505.09388',
    'conversational',
  ];
  expect(
    distinctTags(tags, { task: 'text-generation', library: 'Transformers', languages: ['en', 'pt-BR'] }),
  ).toEqual(['safetensors', 'conversational', 'arxiv:2505.09388']);
});

test('a short tag is no language where the record names none', () => {
  expect(distinctTags(['sql', 'rag', ''], { languages: [] })).toEqual(['sql', 'rag']);
});
