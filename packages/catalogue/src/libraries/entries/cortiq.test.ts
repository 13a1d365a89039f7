import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const offered = (usedStorage: number) =>
  librarySnippets({ id: 'ada/cmf', tags: ['cortiq', 'cmf', 'region:us'], usedStorage }).map(
    ({ library }) => library,
  );

it('runs models, not repositories without large files', () => {
  expect(offered(6_012_940_617)).toEqual(['cortiq']);
  expect(offered(0)).toEqual(['huggingface_hub']);
});
