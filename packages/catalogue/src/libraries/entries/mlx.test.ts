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

it.each([
  [{ id: 'mlx-community/MiniMax-Music3-4bit' }, true],
  [{ id: 'ada/tide', pipeline_tag: 'text-to-audio', tags: ['mlx', 'minimax_music3'] }, true],
  [{ id: 'mlx-community/Tide-Music-4bit' }, false],
])('composes with %j: %s', (record, composes) => {
  const [found] = librarySnippets({ library_name: 'mlx-audio', ...record });
  expect(found?.snippets[0]?.code.text.includes('generate_music(')).toBe(composes);
});
