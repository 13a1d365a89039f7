import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] =>
  librarySnippets({ id: 'ada/model', ...record }).map(({ library }) => library);

it.each([{ library_name: 'onnx' }, { library_name: 'transformers', tags: ['onnx', 'safetensors'] }])(
  'is for a graph: %j',
  (record) => {
    expect(libraryKeys(record)).toContain('onnxruntime');
  },
);

it.each([
  { library_name: 'diffusers', tags: ['diffusers', 'onnx', 'diffusers:StableDiffusionXLPipeline'] },
  { library_name: 'diffusion-single-file', tags: ['diffusion-single-file', 'onnx'] },
  { siblings: [{ rfilename: 'model_index.json' }, { rfilename: 'unet/model.onnx' }] },
  {
    library_name: 'transformers',
    pipeline_tag: 'any-to-any',
    tags: ['transformers', 'onnx', 'safetensors', 'minicpmo', 'feature-extraction', 'custom_code'],
  },
])('is not for graphs that are parts of a pipeline or a model: %j', (record) => {
  expect(libraryKeys(record)).not.toContain('onnxruntime');
});

const textOf = (pipeline_tag: string) =>
  librarySnippets({ id: 'ada/model', library_name: 'onnx', pipeline_tag })[0]?.snippets[0]?.code.text;

it('gives open dimensions of pictures a size', () => {
  expect(textOf('image-classification')).toContain('"height": 224');
  expect(textOf('object-detection')).toContain('"height": 640');
  expect(textOf('text-classification')).not.toContain('sizes');
});

it('fetches constants beside the graph, which exporters name after their place', () => {
  const files = [
    'onnx/model.onnx',
    'onnx/model.onnx_data',
    'onnx/Constant_7_attr__value',
    'onnx/tokenizer.json',
  ];
  const [found] = librarySnippets(
    { id: 'ada/model', siblings: files.map((rfilename) => ({ rfilename })) },
    { library: 'onnxruntime' },
  );
  expect(found?.snippets[0]?.code.text).toContain('["onnx/model.onnx_data", "onnx/Constant_7_attr__value"]');
});

it('does not hide the whole input with a mask of zeros', () => {
  expect(textOf('text-generation')).toContain('value = int(one.name.endswith("attention_mask"))');
});
