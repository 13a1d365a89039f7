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
])('is not for the graphs of a pipeline: %j', (record) => {
  expect(libraryKeys(record)).not.toContain('onnxruntime');
});
