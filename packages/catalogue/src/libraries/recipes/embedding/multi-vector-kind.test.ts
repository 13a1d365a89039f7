import { expect, it } from 'vitest';
import { isFirstColbert, isMultiVector } from './multi-vector-kind.ts';

it.each([
  { id: 'ada/encoder', tags: ['multi-vector'] },
  { id: 'ada/encoder', config: { architectures: ['HF_ColBERT'] } },
  { id: 'mixedbread-ai/mxbai-edge-colbert-v0-17m' },
  { id: 'bclavie/JaColBERTv2' },
  { id: 'lightonai/Reason-ModernColBERT' },
  { id: 'colbert-ir/colbertv2.0' },
])('has a vector per token: %j', (record) => {
  expect(isMultiVector(record)).toBe(true);
});

it.each([
  'castorini/tct_colbert-v2-msmarco',
  'raphaelsty/neural-cherche-colbert',
  'sebastian-hofstaetter/colbert-distilbert-margin_mse-T2-msmarco',
  'vespa-engine/colbert-medium',
  'ada/osgrep-colbert-q8',
  'sentence-transformers/all-MiniLM-L6-v2',
])('%s has not', (id) => {
  expect(isMultiVector({ id })).toBe(false);
});

it('knows the format of the first ColBERT', () => {
  expect(isFirstColbert({ id: 'colbert-ir/colbertv2.0' })).toBe(true);
  expect(isFirstColbert({ id: 'bclavie/JaColBERTv2' })).toBe(true);
  expect(isFirstColbert({ id: 'lightonai/Reason-ModernColBERT' })).toBe(false);
});
