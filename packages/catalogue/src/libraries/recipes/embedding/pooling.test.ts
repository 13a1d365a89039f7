import { expect, it } from 'vitest';
import { poolingOf } from './pooling.ts';

it.each([
  ['Xenova/bge-large-en-v1.5', 'cls'],
  ['Xenova/bge-m3', 'cls'],
  ['Xenova/bge-small-zh', 'cls'],
  ['Xenova/GIST-small-Embedding-v0', 'cls'],
  ['Xenova/UAE-Large-V1', 'cls'],
  ['Xenova/SapBERT-from-PubMedBERT-fulltext', 'cls'],
  ['Xenova/multi-qa-mpnet-base-dot-v1', 'cls'],
  ['onnx-community/granite-embedding-30m-english-ONNX', 'cls'],
  ['onnx-community/gte-multilingual-base', 'cls'],
  ['onnx-community/Qwen3-Embedding-0.6B-ONNX', 'last_token'],
  ['Xenova/all-MiniLM-L6-v2', 'mean'],
  ['Xenova/gte-base', 'mean'],
  ['Xenova/multi-qa-mpnet-base-cos-v1', 'mean'],
])('a text is the vector of %s: %s', (id, pooling) => {
  expect(poolingOf({ id })).toBe(pooling);
});
