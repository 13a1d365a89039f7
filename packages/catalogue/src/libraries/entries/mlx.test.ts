import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'ada/Tide-9B-JANG_4M', config: { model_type: 'gemma4' } },
  { id: 'ada/Tide-9B-JANGTQ', config: { model_type: 'minimax_m2' } },
])('comes first for weights in the JANG format: %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('mlx');
});

it.each([
  { id: 'ada/tide-jang', config: { model_type: 'gemma4' } },
  { id: 'ada/Tide-9B-JANG_4M-GGUF', tags: ['gguf', 'region:us'] },
])('does not take other names for that format: %j', (record) => {
  expect(libraryKeys(record)).not.toContain('mlx');
});

it('is the only library for its own weights in NVFP4', () => {
  const siblings = [{ rfilename: 'config.json' }, { rfilename: 'model.safetensors' }];
  expect(libraryKeys({ id: 'mlx-community/tide-9b-nvfp4', library_name: 'mlx', siblings })).toEqual(['mlx']);
});
