import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

function stanza(language: string, more: object = {}) {
  const record = { id: `stanfordnlp/stanza-${language}`, pipeline_tag: 'token-classification', ...more };
  const snippet = librarySnippets(record, { library: 'stanza' })[0]?.snippets[0];
  return {
    text: snippet?.code.text ?? '',
    warnings: snippet?.warnings?.map(({ code }) => code) ?? [],
  };
}

it.each([
  ['en', ' met '],
  ['da', 'mødte'],
  ['nb', 'møtte'],
  ['ca', 'va viure'],
  ['zh-hans', '伦敦'],
  ['zh-hant', '倫敦'],
])('parses a text in the language %s, also without tags', (language, words) => {
  expect(stanza(language).text).toContain(words);
  expect(stanza(language).warnings).toEqual([]);
});

it('warns where the text is in another language', () => {
  expect(stanza('wo').warnings).toEqual(['placeholder']);
  expect(stanza('wo', { widgetData: [{ text: 'Na nga def?' }] }).warnings).toEqual([]);
});

it('has only the processor that identifies languages for all of them', () => {
  expect(stanza('multilingual').text).toContain('processors="langid"');
  expect(stanza('multilingual').text).toContain('print(doc.lang)');
});
