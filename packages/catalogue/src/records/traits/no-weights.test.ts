import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../model.ts';
import { storesNoWeights, whyNoWeights } from './no-weights.ts';

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('the size of a repository', () => {
  it.each<[Partial<ModelRecord>, boolean]>([
    [{ usedStorage: 23, tags: ['pytorch', 'region:us'] }, true],
    [{ usedStorage: 23, safetensors: { total: 16 } }, false],
    [{ usedStorage: 4e8, tags: ['pytorch', 'region:us'] }, false],
    [{ usedStorage: 0, tags: ['qwen3', 'region:us'] }, true],
    [{ usedStorage: 0, tags: ['safetensors', 'region:us'] }, false],
    [{ usedStorage: 0, tags: ['onnx', 'region:us'] }, false],
    [{ usedStorage: 0, tags: ['custom_code', 'region:us'] }, false],
    [{ usedStorage: 0, tags: [] }, false],
    [{}, false],
  ])('of %j shows that there are no weights: %s', (record, expected) => {
    expect(storesNoWeights({ id: 'ada/tide', ...record })).toBe(expected);
  });
});

it.each<[Partial<ModelRecord>, string | undefined]>([
  [files('.gitattributes', 'README.md'), 'The repository lists no weights.'],
  [files('config.json', 'spiece.model', 'runs/events.out.tfevents.1'), 'The repository lists no weights.'],
  [files('config.json', 'training_args.bin', 'last/optimizer.pt'), 'The repository lists no weights.'],
  [files('config.json', 'training_args.bin', 'model.pt'), undefined],
  [files('config.json', 'weights.th'), undefined],
  [files('model.json'), undefined],
  [{ usedStorage: 23 }, 'By its size, the repository has no weights.'],
  [{}, undefined],
])('of %j, the reason is %s', (record, expected) => {
  expect(whyNoWeights({ id: 'ada/tide', ...record })).toBe(expected);
});
