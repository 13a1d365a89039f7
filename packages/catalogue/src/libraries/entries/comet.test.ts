import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const titlesOf = (id: string, gated?: boolean) =>
  librarySnippets({ id, pipeline_tag: 'translation', gated })[0]?.snippets.map(({ title }) => title);

it.each(['Unbabel/wmt22-cometkiwi-da', 'Unbabel/XCOMET-XL'])('logs in for %s', (id) => {
  expect(titlesOf(id)).toEqual(['Log in', 'Score a translation']);
  expect(titlesOf(id, true)).toEqual(['Log in', 'Score a translation']);
});

it.each(['Unbabel/wmt22-comet-da', 'masakhane/africomet-mtl'])('needs no account for %s', (id) => {
  expect(titlesOf(id)).toEqual(['Score a translation']);
});
