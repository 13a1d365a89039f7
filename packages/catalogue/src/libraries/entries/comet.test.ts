import { expect, it } from 'vitest';
import { installText } from '../../render/install.ts';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import comet from './comet.ts';

const titlesOf = (id: string, gated?: boolean) =>
  librarySnippets({ id, pipeline_tag: 'translation', gated })[0]?.snippets.map(({ title }) => title);

it.each(['Unbabel/wmt22-cometkiwi-da', 'Unbabel/XCOMET-XL'])('logs in for %s', (id) => {
  expect(titlesOf(id)).toEqual(['Log in', 'Score a translation']);
  expect(titlesOf(id, true)).toEqual(['Log in', 'Score a translation']);
});

it.each(['Unbabel/wmt22-comet-da', 'masakhane/africomet-mtl'])('needs no account for %s', (id) => {
  expect(titlesOf(id)).toEqual(['Score a translation']);
});

it.each([
  ['Unbabel/wmt20-comet-qe-da', false],
  ['Unbabel/wmt23-cometkiwi-da-xl', false],
  ['masakhane/africomet-qe-stl', false],
  ['Unbabel/wmt22-comet-da', true],
  ['Unbabel/XCOMET-XL', true],
])('shows %s a reference if it reads one', (id, reads) => {
  const code = generateSnippets(comet, { id }).snippets.at(-1)?.code.text;
  expect(code?.includes('"ref": ')).toBe(reads);
});

it('names the releases of Python that its NumPy has builds for', () => {
  const [snippet] = generateSnippets(comet, { id: 'Unbabel/wmt22-comet-da' }).snippets;
  expect(installText(snippet?.install ?? [])).toBe(
    "# Needs Python <3.13\npip install -U unbabel-comet 'setuptools<81'",
  );
});
