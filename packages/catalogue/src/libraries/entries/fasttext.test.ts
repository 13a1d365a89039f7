import { expect, it } from 'vitest';
import { installText } from '../../render/install.ts';
import { librarySnippets } from '../snippets.ts';

const shown = (record: object) =>
  librarySnippets(record).map(({ library, snippets }) => [library, snippets[0]?.code.text] as const);

it.each([
  'cis-lmu/glotlid',
  'facebook/fasttext-language-identification',
  'laurievb/OpenLID-v2',
  'NbAiLab/nb-nordic-lid',
  'ada/quality-fasttext-classifier-v2',
])('is known by the name of %s, a classifier', (id) => {
  const record = { id, pipeline_tag: 'text-classification' };
  expect(shown(record)).toEqual([['fasttext', expect.stringContaining('model.predict(')]]);
});

it('is known by the name of word vectors', () => {
  const record = { id: 'facebook/fasttext-ko-vectors', pipeline_tag: 'feature-extraction' };
  expect(shown(record)).toEqual([['fasttext', expect.stringContaining('model.get_word_vector(')]]);
});

it.each([
  { id: 'ada/codeswitch-lid-lince', pipeline_tag: 'token-classification' },
  { id: 'ada/xlm-v-base-language-id', pipeline_tag: 'text-classification' },
  { id: 'ada/fasttext-classification', pipeline_tag: 'zero-shot-classification' },
])('is not offered for others: %j', (record) => {
  expect(shown(record).map(([library]) => library)).not.toContain('fasttext');
});

it('names the releases of Python that its NumPy has builds for', () => {
  const [library] = librarySnippets({ id: 'ada/web-quality', library_name: 'fasttext' });
  expect(installText(library?.snippets[0]?.install ?? [])).toMatch(/^# Needs Python <3\.13\n/);
});
