import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import fastembed from './fastembed.ts';

const libraryKeys = (record: { readonly id: string }): string[] =>
  librarySnippets(record).map(({ library }) => library);

const code = (id: string, options?: Parameters<typeof generateSnippets>[2]): string =>
  generateSnippets(fastembed, { id }, options).snippets[0]?.code.text ?? '';

it.each([
  { id: 'Qdrant/bm25', pipeline_tag: 'sentence-similarity' },
  { id: 'Qdrant/Splade_PP_en_v1', pipeline_tag: 'sentence-similarity' },
  { id: 'Qdrant/clip-ViT-B-32-vision', tags: ['license:mit', 'region:us'] },
])('is the only library for %j', (record) => {
  expect(libraryKeys(record)).toEqual(['fastembed']);
});

it.each([
  { id: 'Qdrant/Qwen3-Embedding-0.6B-onnx', tags: ['onnx', 'fastembed', 'region:us'] },
  { id: 'Qdrant/bge-small-en-v1.5-onnx-Q', library_name: 'transformers', tags: ['transformers', 'onnx'] },
  { id: 'Qdrant/all-MiniLM-L6-v2-onnx', siblings: [{ rfilename: 'model.onnx' }] },
])('comes before what the record names or has for %j', (record) => {
  const [first, ...others] = libraryKeys(record);
  expect(first).toBe('fastembed');
  expect(others.length).toBeGreaterThan(0);
});

it.each([
  { id: 'Qdrant/gte-base-onnx', siblings: [{ rfilename: 'model.onnx' }] },
  { id: 'ada/tide', tags: ['fastembed', 'onnx', 'region:us'] },
  { id: 'ada/bm25', pipeline_tag: 'sentence-similarity' },
])('is not for %j, which it does not know', (record) => {
  expect(libraryKeys(record)).not.toContain('fastembed');
});

it('has no code for other repositories of Qdrant', () => {
  const record = { id: 'Qdrant/gte-base', pipeline_tag: 'sentence-similarity' };
  expect(libraryKeys(record)).toEqual(['huggingface_hub']);
  expect(generateSnippets(fastembed, record)).toMatchObject({
    snippets: [],
    notice: { code: 'other-files' },
  });
});

it.each([
  ['all-MiniLM-L6-v2-onnx', 'TextEmbedding("sentence-transformers/all-MiniLM-L6-v2")'],
  ['fast-bge-base-en', 'TextEmbedding("BAAI/bge-base-en")'],
  ['clip-ViT-B-32-text', 'TextEmbedding("Qdrant/clip-ViT-B-32-text")'],
  ['minicoil-v1', 'SparseTextEmbedding("Qdrant/minicoil-v1")'],
  ['resnet50-onnx', 'ImageEmbedding("Qdrant/resnet50-onnx")'],
  ['colpali-v1.3-fp16', 'LateInteractionMultimodalEmbedding("Qdrant/colpali-v1.3-fp16")'],
])('loads %s by the name that FastEmbed has for it', (name, call) => {
  expect(code(`Qdrant/${name}`)).toContain(call);
});

it('says which vectors a search has to weight', () => {
  expect(code('Qdrant/minicoil-v1')).toContain('as Qdrant does');
  expect(code('Qdrant/opensearch-neural-sparse-encoding-doc-v3-gte')).not.toContain('as Qdrant does');
});

it('loads a revision from a folder', () => {
  const text = code('Qdrant/bm25', { revision: 'v1' });
  expect(text).toContain('folder = snapshot_download("Qdrant/bm25", revision="v1")');
  expect(text).toContain('SparseTextEmbedding("Qdrant/bm25", specific_model_path=folder)');
});
