import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });
const code = (record: object) => librarySnippets(record)[0]?.snippets[0]?.code.text;
const graphs = files('config.json', 'openvino_model.bin', 'openvino_model.xml');

it.each([
  { id: 'OpenVINO/whisper-base-int8-ov', pipeline_tag: 'automatic-speech-recognition' },
  { id: 'ada/tide-openvino', pipeline_tag: 'text-generation', tags: ['safetensors', 'openvino', 'qwen2'] },
  { id: 'ada/tide', library_name: 'transformers', pipeline_tag: 'text-generation', ...graphs },
  { id: 'ada/tide', library_name: 'openvino', pipeline_tag: 'token-classification' },
])('comes first for %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('openvino');
});

it.each([
  { id: 'ada/llava-onevision-qwen2-0.5b-ov', pipeline_tag: 'image-text-to-text' },
  {
    id: 'sentence-transformers/all-MiniLM-L6-v2',
    library_name: 'sentence-transformers',
    pipeline_tag: 'sentence-similarity',
    tags: ['safetensors', 'openvino'],
  },
  { id: 'ada/tide', ...files('openvino/openvino_model.xml', 'model.safetensors') },
  { id: 'ada/tide', library_name: 'openvino' },
  { id: 'ada/tide-openvino', pipeline_tag: 'text-to-speech' },
  { id: 'ada/whisper.cpp-openvino', pipeline_tag: 'automatic-speech-recognition' },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('openvino');
});

it('is the only library of embeddings that name it', () => {
  const record = { id: 'ada/tide', pipeline_tag: 'feature-extraction', tags: ['sentence-transformers'] };
  expect(libraryKeys({ ...record, library_name: 'openvino' })).toEqual(['openvino']);
});

it('generates text with a config that names no task, and with Optimum without a graph that tokenizes', () => {
  const config = { architectures: ['GemmaForCausalLM'] };
  const tokenizer = { rfilename: 'openvino_tokenizer.xml' };
  expect(code({ id: 'ada/tide', config, siblings: [...graphs.siblings, tokenizer] })).toContain(
    'LLMPipeline(',
  );
  expect(code({ id: 'ada/tide', config, ...graphs })).toContain('pipeline("text-generation", ');
});
