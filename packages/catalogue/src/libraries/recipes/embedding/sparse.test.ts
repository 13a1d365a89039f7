import { expect, it } from 'vitest';
import { isInferenceFree, isSparse } from './sparse.ts';

it.each([
  'opensearch-project/opensearch-neural-sparse-encoding-v1',
  'naver/splade_v2_distil',
  'prithivida/Splade_PP_en_v1',
  'ibm-granite/granite-embedding-30m-sparse',
])('%s weights words', (id) => {
  expect(isSparse({ id })).toBe(true);
  expect(isInferenceFree({ id })).toBe(false);
});

it('does not take a pruned model for one that weights words', () => {
  expect(isSparse({ id: 'Intel/bert-base-uncased-sparse-70-unstructured' })).toBe(false);
});

it.each([
  { id: 'opensearch-project/opensearch-neural-sparse-encoding-doc-v2-distill' },
  { id: 'opensearch-project/opensearch-neural-sparse-encoding-multilingual-v1' },
  { id: 'ada/encoder', tags: ['sparse-encoder', 'inference-free'] },
])('knows that only documents pass through the network: %j', (record) => {
  expect(isSparse(record)).toBe(true);
  expect(isInferenceFree(record)).toBe(true);
});
