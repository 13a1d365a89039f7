import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import optimum from './optimum.ts';

const libraryKeys = (record: Parameters<typeof librarySnippets>[0]): string[] =>
  librarySnippets(record).map(({ library }) => library);

const code = (
  record: Parameters<typeof generateSnippets>[1],
  options?: Parameters<typeof generateSnippets>[2],
) => generateSnippets(optimum, record, options).snippets[0]?.code.text ?? '';

it.each([
  { id: 'optimum/whisper-tiny.en', pipeline_tag: 'automatic-speech-recognition' },
  { id: 'optimum/all-MiniLM-L6-v2', pipeline_tag: 'sentence-similarity' },
  { id: 'ada/tide-onnx', pipeline_tag: 'token-classification' },
  { id: 'ada/onnx_tide', pipeline_tag: 'zero-shot-classification' },
  { id: 'ada/whisper-tiny-ONNX', pipeline_tag: 'automatic-speech-recognition' },
])('is the library of %j, an export by its name', (record) => {
  expect(libraryKeys(record)).toEqual(['optimum']);
});

it.each([
  { id: 'ada/parakeet-onnx', pipeline_tag: 'automatic-speech-recognition' },
  { id: 'ada/phi-4-onnx', pipeline_tag: 'text-generation' },
  { id: 'ada/gliner-tide-onnx', pipeline_tag: 'token-classification' },
  { id: 'ada/Qwen3-Embedding-0.6B-onnx', pipeline_tag: 'feature-extraction' },
  { id: 'ada/tagger-onnx', pipeline_tag: 'image-classification' },
  { id: 'Xenova/tide-onnx', pipeline_tag: 'text-classification' },
  { id: 'ada/tide', pipeline_tag: 'text-classification', tags: ['onnx', 'tide', 'region:us'] },
  {
    id: 'ada/tide',
    pipeline_tag: 'feature-extraction',
    tags: ['onnx', 'bert', 'custom_code', 'region:us'],
  },
  {
    id: 'ada/tide',
    pipeline_tag: 'text-classification',
    tags: ['onnx', 'safetensors', 'bert', 'region:us'],
  },
])('is not for %j', (record) => {
  expect(libraryKeys(record)).not.toContain('optimum');
});

const tagged = { id: 'ada/tide', pipeline_tag: 'text-classification', tags: ['onnx', 'bert', 'region:us'] };

it('comes before the runtime of the graphs, and before Transformers, which does not read them', () => {
  expect(libraryKeys(tagged)).toEqual(['optimum', 'onnxruntime']);
  expect(libraryKeys({ ...tagged, library_name: 'transformers' })[0]).toBe('optimum');
  expect(libraryKeys({ ...tagged, library_name: 'transformers.js' }).slice(0, 2)).toEqual([
    'transformers.js',
    'optimum',
  ]);
});

it('reads the type and the graph from the files too', () => {
  const record = {
    id: 'ada/tide',
    pipeline_tag: 'question-answering',
    config: { model_type: 'distilbert' },
    siblings: [{ rfilename: 'config.json' }, { rfilename: 'model.onnx' }],
  };
  expect(libraryKeys(record)[0]).toBe('optimum');
  expect(
    libraryKeys({ ...record, siblings: [...record.siblings, { rfilename: 'model.safetensors' }] }),
  ).not.toContain('optimum');
});

it('uses the texts of the widget', () => {
  const widgetData = [{ text: 'Where is the pier?', context: 'The pier is in Hull.' }];
  expect(code({ id: 'optimum/tide', pipeline_tag: 'question-answering', widgetData })).toContain(
    'pipe(question="Where is the pier?", context="The pier is in Hull.")',
  );
  expect(
    code({ id: 'optimum/tide', pipeline_tag: 'fill-mask', widgetData: [{ text: 'Low [MASK].' }] }),
  ).toContain('pipe("Low [MASK].")');
});

it('loads a revision', () => {
  expect(code(tagged, { revision: 'v1' })).toContain('model="ada/tide", revision="v1")');
  expect(code({ ...tagged, pipeline_tag: 'feature-extraction' }, { revision: 'v1' })).toContain(
    'ORTModelForFeatureExtraction.from_pretrained("ada/tide", revision="v1")',
  );
});

it.each([
  ['toxic-roberta-onnx', 'text-classification'],
  ['toxic-spans-onnx', 'token-classification'],
  ['tagger-onnx', 'token-classification'],
])('%s, published for words, is run for %s', (name, task) => {
  expect(code({ id: `ada/${name}`, pipeline_tag: 'token-classification' })).toContain(`pipeline("${task}"`);
});
