import { expect, it } from 'vitest';
import { isMarked, marksOf, marksQueries, textPrefixOf } from './text-marks.ts';

it.each([
  ['intfloat/e5-small', 'query: '],
  ['intfloat/e5-large-v2', 'query: '],
  ['intfloat/multilingual-e5-base', 'query: '],
  ['nomic-ai/nomic-embed-text-v1', 'clustering: '],
  ['nomic-ai/nomic-embed-text-v1.5', 'clustering: '],
  ['nomic-ai/nomic-embed-text-v2-moe', 'clustering: '],
  ['sdadas/mmlw-retrieval-roberta-large', 'zapytanie: '],
  ['sdadas/mmlw-retrieval-e5-large', 'query: '],
  ['pkshatech/RoSEtta-base-ja', 'query: '],
  ['ai-forever/FRIDA', 'paraphrase: '],
  ['ai-forever/ru-en-RoSBERTa', 'classification: '],
  ['hkunlp/instructor-xl', 'Represent the sentence: '],
  ['intfloat/multilingual-e5-large-instruct', 'Instruct: Retrieve semantically similar text.\nQuery: '],
  ['Alibaba-NLP/gte-Qwen2-1.5B-instruct', 'Instruct: Retrieve semantically similar text.\nQuery: '],
])('%s has a prefix', (id, prompt) => {
  expect(marksOf({ id })).toEqual({ prompt });
});

it.each([
  'ada/e5-mistral-7b-instruct-tide',
  'ada/multilingual-e5-base-finetuned',
  'ada/instructor-skillfit',
  'Qwen/Qwen3-Embedding-0.6B',
  'sdadas/mmlw-retrieval-roberta-large-v2',
])('%s has none', (id) => {
  expect(marksOf({ id })).toEqual({});
  expect(isMarked({ id })).toBe(false);
});

it.each([
  ['Xenova/multilingual-e5-base', 'query: '],
  ['nomic-ai/nomic-embed-text-v1.5-GGUF', 'clustering: '],
  ['onnx-community/embeddinggemma-300m-ONNX', 'task: sentence similarity | query: '],
  ['Xenova/all-MiniLM-L6-v2', ''],
])('the texts for %s begin with "%s"', (id, prefix) => {
  expect(textPrefixOf({ id })).toBe(prefix);
});

it('knows models that encode queries and documents in different ways', () => {
  expect(marksQueries({ id: 'nvidia/llama-nemotron-embed-1b-v2' })).toBe(true);
  expect(marksQueries({ id: 'nvidia/llama-nemotron-embed-vl-1b-v2' })).toBe(false);
});
