import { expect, it } from 'vitest';
import type { ModelRecord } from '../model.ts';
import { isSmallAdapter } from './small-adapter.ts';

const record: ModelRecord = {
  id: 'ada/tide',
  library_name: 'transformers',
  tags: ['transformers', 'safetensors', 'base_model:acme/tern-3B'],
  usedStorage: 2e8,
};

it.each<[string, Partial<ModelRecord>, boolean]>([
  ['far smaller than its base', {}, true],
  ['far smaller than its name says', { id: 'ada/tide-7b', tags: ['safetensors', 'base_model:a/b'] }, true],
  ['as large as its base', { usedStorage: 6e9 }, false],
  ['of unknown size', { usedStorage: 0 }, false],
  ['with counted tensors', { safetensors: { total: 5e7 } }, false],
  ['with a list of files', { siblings: [{ rfilename: 'model.safetensors' }] }, false],
  ['in another format', { tags: ['base_model:acme/tern-3B'] }, false],
  ['of another program', { tags: ['safetensors', 'mlx', 'base_model:acme/tern-3B'] }, false],
  ['of another library', { library_name: 'diffusers' }, false],
  ['without a base', { id: 'ada/tide-7b', tags: ['safetensors'] }, false],
  ['that names PEFT', { tags: ['safetensors', 'peft', 'base_model:acme/tern-3B'] }, false],
])('a repository %s', (_which, more, expected) => {
  expect(isSmallAdapter({ ...record, ...more })).toBe(expected);
});
