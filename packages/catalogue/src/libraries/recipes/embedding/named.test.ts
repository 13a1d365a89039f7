import { expect, it } from 'vitest';
import { librarySnippets } from '../../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'ada/My-Embedding-300M', config: { model_type: 'gemma3_text' } },
  { id: 'zeroentropy/zembed-1-embedding', config: { model_type: 'qwen3' } },
  { id: 'ai-forever/FRIDA', pipeline_tag: 'feature-extraction', config: { model_type: 't5' } },
  { id: 'prithivida/Splade_PP_en_v1', pipeline_tag: 'feature-extraction' },
  { id: 'naver/efficient-splade-VI-BT-large-query', pipeline_tag: 'fill-mask' },
  { id: 'jinaai/jina-embeddings-v2-base-de', pipeline_tag: 'feature-extraction' },
  { id: 'jinaai/jina-embeddings-v4', pipeline_tag: 'visual-document-retrieval' },
  { id: 'ada/modern-colbert-tides', pipeline_tag: 'feature-extraction' },
  { id: 'ada/bge-tides', pipeline_tag: 'feature-extraction', config: { model_type: 'bert' } },
  { id: 'ada/tide-embeddings', pipeline_tag: 'feature-extraction' },
  { id: 'microsoft/harrier-oss-v1-0.6b', config: { model_type: 'qwen3' } },
  { id: 'colbert-ir/colbertv2.0', library_name: 'transformers' },
])('comes first for a record that is named as an embedding model: %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('sentence-transformers');
});

it.each([
  { id: 'perplexity-ai/pplx-embed-context-v1-4b', config: { model_type: 'bidirectional_pplx_qwen3' } },
  { id: 'ada/My-Embedding-Omni', config: { model_type: 'qwen2_5_omni_thinker' } },
  { id: 'ada/my-embed', config: { model_type: 'unknown_to_transformers' } },
  { id: 'ada/My-Embedding-300M-GGUF', config: { model_type: 'gemma3_text' } },
  { id: 'ada/my-embedding', pipeline_tag: 'text-generation', config: { model_type: 'qwen3' } },
  { id: 'ada/my-embedding', tags: ['safetensors', 'qwen3'], config: { model_type: 'qwen3' } },
  { id: 'Xenova/e5-base', pipeline_tag: 'feature-extraction' },
  { id: 'ada/speaker-embedding', pipeline_tag: 'feature-extraction' },
  { id: 'ada/tide-embeddings', pipeline_tag: 'feature-extraction', config: { model_type: 'nvembed' } },
  { id: 'ada/neural-cherche-colbert', pipeline_tag: 'fill-mask' },
  { id: 'castorini/tct_colbert-v2-msmarco', library_name: 'transformers' },
  { id: 'Intel/bert-base-uncased-sparse-70-unstructured', pipeline_tag: 'fill-mask' },
])('is not shown for others: %j', (record) => {
  expect(libraryKeys(record)).not.toContain('sentence-transformers');
});

it('comes beside Transformers where the record names that', () => {
  expect(
    libraryKeys({
      id: 'BAAI/bge-small-zh-v1.5',
      library_name: 'transformers',
      pipeline_tag: 'feature-extraction',
    }),
  ).toEqual(['transformers', 'sentence-transformers']);
});

it('comes in place of Transformers, where the code of the repository needs an older release', () => {
  expect(libraryKeys({ id: 'Alibaba-NLP/gte-large-en-v1.5', library_name: 'transformers' })).toEqual([
    'sentence-transformers',
  ]);
});
