import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';

const record = {
  id: 'harbour/tide-GGUF',
  pipeline_tag: 'text-generation',
  tags: ['gguf'],
  gguf: { context_length: 4096 },
};

test('a model has the apps that can open it', () => {
  expect(fieldRules.appsOf?.('model', record)).toEqual(
    expect.arrayContaining(['llama.cpp', 'ollama', 'vllm']),
  );
});

test('a record whose fields are of the wrong types has none, and harms nothing', () => {
  const spoilt = { id: 'a/b', tags: 'mlx', gguf: [], config: { quantization_config: 7 } };
  expect(fieldRules.appsOf?.('model', spoilt)).toEqual([]);
  expect(fieldRules.appsOf?.('model', { gguf: { context_length: 4096 } })).toEqual([]);
});

test('what is no model has none', () => {
  expect(fieldRules.appsOf?.('dataset', record)).toEqual([]);
});
