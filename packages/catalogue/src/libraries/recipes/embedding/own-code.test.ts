import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { ownCodeNeeds } from './own-code.ts';

const needs = (record: ModelRecord): readonly string[] | undefined =>
  ownCodeNeeds(record)?.flatMap((one) => (one.kind === 'python' ? [`${one.name}${one.version ?? ''}`] : []));

describe('code of the repository', () => {
  it.each([
    ['Alibaba-NLP/gte-base-en-v1.5', ['transformers<5']],
    ['Alibaba-NLP/gte-multilingual-base', ['transformers<5']],
    ['Lajavaness/bilingual-embedding-large', ['transformers<5']],
    ['dangvantuan/vietnamese-document-embedding', ['transformers<5']],
    ['dangvantuan/vietnamese-embedding-LongContext', ['transformers<5']],
    ['jinaai/jina-embeddings-v2-base-code', ['transformers<5']],
    ['nomic-ai/nomic-embed-text-v2-moe', ['transformers<5', 'einops']],
    ['jinaai/jina-reranker-v2-base-multilingual', ['transformers<5', 'einops']],
    ['nvidia/llama-nemotron-embed-1b-v2', []],
    ['perplexity-ai/pplx-embed-v1-4b', []],
    ['nvidia/llama-embed-nemotron-8b', ['transformers<5']],
    ['pkshatech/RoSEtta-base-ja', ['transformers<5']],
    ['openbmb/MiniCPM-Embedding-Light', ['transformers<5']],
    ['pfnet/plamo-embedding-1b', ['transformers<5', 'sentencepiece']],
    ['jinaai/jina-embeddings-v4', ['transformers<5', 'peft', 'torchvision', 'pillow']],
  ])('is known by the name %s', (id, packages) => {
    expect(needs({ id })).toEqual(packages);
  });

  it.each([
    'Alibaba-NLP/gte-modernbert-base',
    'dangvantuan/vietnamese-embedding',
    'jinaai/jina-embeddings-v4-vllm-retrieval',
    'nomic-ai/nomic-embed-text-v1.5',
    'Snowflake/snowflake-arctic-embed-m-v2.0',
  ])('is not needed by %s', (id) => {
    expect(needs({ id })).toBeUndefined();
  });

  it.each([
    ['qwen3', 'custom_code'],
    ['qwen2', 'gte', 'custom_code'],
  ])('needs nothing more, if only a tag says that there is some: %s %s', (...tags) => {
    expect(needs({ id: 'ada/encoder', tags })).toEqual([]);
  });

  it.each([
    { tags: ['nomic_bert', 'custom_code'] },
    { config: { model_type: 'gte' }, tags: ['custom_code'] },
  ])('is not run for a type that Transformers has: %j', (record) => {
    expect(needs({ id: 'ada/encoder', ...record })).toBeUndefined();
  });

  it.each([
    { tags: ['new', 'custom_code'] },
    { tags: ['custom_code'], config: { model_type: 'bert', architectures: ['JinaBertForMaskedLM'] } },
    { tags: ['custom_code', 'base_model:finetune:Alibaba-NLP/gte-large-en-v1.5'] },
  ])('is that of a family in a model that was trained from it: %j', (record) => {
    expect(needs({ id: 'ada/encoder', ...record })).toEqual(['transformers<5']);
  });

  it('is run for experts, which the class of Transformers ignores', () => {
    const tags = ['nomic_bert', 'custom_code', 'base_model:finetune:nomic-ai/nomic-embed-text-v2-moe'];
    expect(needs({ id: 'ada/encoder', tags })).toEqual(['transformers<5', 'einops']);
  });
});
