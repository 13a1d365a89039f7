import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import fairseq from './fairseq.ts';

const answer = (name: string) =>
  generateSnippets(fairseq, { id: `facebook/${name}`, tags: ['audio-to-audio'] });

it.each([
  ['xm_transformer_600m-en_es-multi_domain', 'Translate speech into text'],
  ['xm_transformer_sm_all-en', 'Translate speech into units of speech'],
  ['xm_transformer_s2ut_en-hk', 'Translate speech into units of speech'],
])('%s: %s', (name, title) => {
  expect(answer(name).snippets.map((snippet) => snippet.title)).toEqual([title]);
});

it('is not offered for a type of model that came after its last release', () => {
  expect(fairseq.refuses?.({ id: 'facebook/xm_transformer_unity_hk-en' })).toBe(true);
  expect(fairseq.refuses?.({ id: 'facebook/xm_transformer_s2ut_en-hk' })).toBe(false);
});
