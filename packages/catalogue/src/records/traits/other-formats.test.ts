import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../model.ts';
import { isConverted, lacksSavedWeights, lacksWeights } from './other-formats.ts';

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('weights converted for another runtime', () => {
  it.each<[Partial<ModelRecord>, boolean]>([
    [{ tags: ['onnx', 'region:us'] }, true],
    [{ tags: ['onnx', 'safetensors'] }, false],
    [{ tags: ['mlx', 'safetensors'] }, true],
    [{ id: 'ada/tide-coreml', tags: ['pytorch', 'coreml'] }, true],
    [{ id: 'ada/tide-LiteRT' }, true],
    [{ id: 'ada/onnxtide' }, false],
    [{ id: 'NexVeridian/tide-8bit' }, true],
    [{ id: 'mlx-community/tide' }, true],
    [{ tags: ['onnx'], ...files('tide.onnx', 'tide.pt') }, false],
    [{ tags: ['onnx'], ...files('tide.onnx') }, true],
    [{ tags: ['mlx'], ...files('model.safetensors') }, true],
    [{ tags: ['safetensors'] }, false],
    [{}, false],
  ])('of %j: %s', (record, converted) => {
    expect(isConverted({ id: 'ada/tide', ...record })).toBe(converted);
  });
});

describe('a repository without weights', () => {
  it.each<[readonly string[], boolean]>([
    [['region:us', 'vllm'], true],
    [['region:us', 'safetensors'], false],
    [['vllm'], false],
  ])('with the tags %j: %s', (tags, without) => {
    expect(lacksWeights({ id: 'ada/tide', tags })).toBe(without);
  });
});

describe('weights that Transformers did not save', () => {
  it.each<[Partial<ModelRecord>, boolean]>([
    [files('config.json', 'qmodel.pt'), true],
    [files('consolidated.00.pth', 'params.json'), true],
    [files('model.onnx', 'config.json'), true],
    [files('training_args.pt', 'model.safetensors'), false],
    [files('optimizer.pt', 'pytorch_model.bin'), false],
    [files('config.json', 'training_args.bin'), true],
    [files('config.json', 'README.md'), true],
    [files('config.json', 'tide.llamafile'), true],
    [files('README.md'), false],
    [{ tags: ['custom_code'], ...files('config.json') }, false],
    [{ tags: ['custom_code'], ...files('qmodel.pt') }, false],
    [{}, false],
  ])('%j: %s', (record, expected) => {
    expect(lacksSavedWeights({ id: 'ada/tide', ...record })).toBe(expected);
  });
});
