import type { ModelRecord } from '@loadout/catalogue';
import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';

const record = {
  id: 'harbour/tide-GGUF',
  pipeline_tag: 'text-generation',
  tags: ['gguf'],
  gguf: { context_length: 4096 },
};

const files = (...names: readonly string[]) => ({
  ...record,
  siblings: names.map((rfilename) => ({ rfilename })),
});

const derived = (given: ModelRecord) => fieldRules.derivedTerms?.(given);

test('a model has the apps that can open it', () => {
  expect(derived(record)?.app).toEqual(expect.arrayContaining(['llama.cpp', 'ollama', 'lmstudio']));
});

test('a model has the quantizations of its GGUF files, by their types', () => {
  const names = ['README.md', 'tide-Q8_0.gguf', 'tide-UD-Q4_K_XL.gguf', 'tide-q4_k_m.gguf'];
  expect(derived(files(...names))?.quantization).toEqual(['Q8_0', 'Q4_K_XL', 'Q4_K_M']);
});

test('a model needs the memory of its smallest file', () => {
  const siblings = [
    { rfilename: 'tide-Q8_0.gguf', size: 8e9 },
    { rfilename: 'tide-Q4_K_M.gguf', size: 4e9 },
  ];
  const memory = fieldRules.memory?.({ ...record, siblings, gguf: { total: 4e9 } });
  expect(memory).toEqual({ fixed: 4e9 * 1.05 + 256 * 1024 ** 2, perToken: 2 * 40 * 1024 });
  expect(fieldRules.memory?.(record)).toBeUndefined();
});

test('companion files and files other than GGUF do not count as its quantization', () => {
  const names = ['mmproj-tide-f16.gguf', 'imatrix.gguf', 'tide.gguf', 'tide-Q4_0.safetensors'];
  expect(derived(files(...names))?.quantization).toEqual([]);
  expect(derived(record)?.quantization).toEqual([]);
});
