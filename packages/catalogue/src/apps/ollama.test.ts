import { expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import ollama from './entries/ollama.ts';

const listed = (...files: string[]) => files.map((rfilename) => ({ rfilename }));
const pieces = listed('tide-Q4_K_M-00001-of-00002.gguf', 'tide-Q4_K_M-00002-of-00002.gguf');

it.each<[boolean, string, Partial<ModelRecord>]>([
  [false, 'nothing but pieces', { siblings: pieces }],
  [true, 'a whole file beside pieces', { siblings: [...pieces, ...listed('tide-Q2_K.gguf')] }],
  [false, 'no list and too many parameters for one file', { gguf: { total: 284e9 } }],
  [true, 'no list and few parameters', { gguf: { total: 27e9 } }],
  [false, 'no list and the name of a large model', { id: 'ada/Kimi-K2.6-GGUF' }],
  [false, 'no list and many parameters in the name', { id: 'ada/Qwen3.5-397B-A17B-GGUF' }],
  [true, 'a list with a whole file of a large model', { gguf: { total: 284e9 }, siblings: listed('a.gguf') }],
])('fits: %s, if there is %s', (fits, _what, record) => {
  expect(ollama.fits({ id: 'ada/tide-GGUF', tags: ['gguf'], ...record }) !== undefined).toBe(fits);
});
