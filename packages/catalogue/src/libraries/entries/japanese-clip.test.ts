import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

it.each([
  { id: 'rinna/japanese-cloob-vit-b-16', pipeline_tag: 'feature-extraction' },
  { id: 'rinna/japanese-clip-vit-b-16', pipeline_tag: 'feature-extraction', config: { model_type: 'clip' } },
])('comes first for %j', (record) => {
  expect(libraryKeys(record)[0]).toBe('japanese-clip');
});

it('is not for others', () => {
  const record = { id: 'line-corporation/clip-japanese-base', pipeline_tag: 'feature-extraction' };
  expect(libraryKeys(record)).not.toContain('japanese-clip');
});
