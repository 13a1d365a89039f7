import { describe, expect, it } from 'vitest';
import type { ModelRecord } from './model.ts';
import { isConverted, lacksWeights } from './other-formats.ts';

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('weights converted for another runtime', () => {
  it.each<[Partial<ModelRecord>, boolean]>([
    [{ tags: ['onnx', 'region:us'] }, true],
    [{ tags: ['onnx', 'safetensors'] }, false],
    [{ tags: ['mlx', 'safetensors'] }, true],
    [{ id: 'ada/tide-coreml', tags: ['pytorch', 'coreml'] }, true],
    [{ id: 'ada/tide-LiteRT' }, true],
    [{ id: 'ada/onnxtide' }, false],
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
