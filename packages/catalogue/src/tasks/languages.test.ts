import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import { sampleText } from '../snippets/samples.ts';
import { sampleLanguages } from './language-names.ts';
import { sampleLanguageOf } from './languages.ts';
import { taskSamples } from './samples.generated.ts';

const model = (more: Partial<ModelRecord>): ModelRecord => ({ id: 'acme/tern-1', ...more });

describe("a sample's language", () => {
  it.each<[string, Partial<ModelRecord>, string]>([
    ['the card, one language', { cardData: { language: 'de' } }, 'de'],
    ['the card, with a region', { cardData: { language: ['zh-CN'] } }, 'zh'],
    ['the card, three letters', { cardData: { language: ['khk'] } }, 'mn'],
    ['the card, with the code of a country', { cardData: { language: ['jp'] } }, 'ja'],
    ['the card, before the tags', { cardData: { language: ['fr'] }, tags: ['de'] }, 'fr'],
    ['the tags', { tags: ['pytorch', 'bert', 'uk'] }, 'uk'],
    ['English if the model supports it', { cardData: { language: ['de', 'en'] } }, 'en'],
    ['the first language with samples', { cardData: { language: ['nl', 'it', 'fr'] } }, 'it'],
    ['English if there are no samples', { cardData: { language: ['nl'] } }, 'en'],
    ['English if the language is unknown', {}, 'en'],
  ])('comes from %s', (_what, record, language) => {
    expect(sampleLanguageOf(model(record))).toBe(language);
  });

  it.each<[string, string]>([
    ['Helsinki-NLP/opus-mt-en-de', 'en'],
    ['Helsinki-NLP/opus-mt-de-en', 'de'],
    ['facebook/wmt19-ru-en', 'ru'],
    ['Helsinki-NLP/opus-mt-ja-en', 'ja'],
    ['Helsinki-NLP/opus-mt-nl-en', 'en'],
  ])('of the translation model %s is its source language', (id, language) => {
    expect(sampleLanguageOf(model({ id, pipeline_tag: 'translation', tags: ['translation'] }))).toBe(
      language,
    );
  });

  it('is not the target language if the name has only that', () => {
    const record = model({ id: 'a/opus-mt-itc-en', pipeline_tag: 'translation', tags: ['en', 'it'] });
    expect(sampleLanguageOf(record)).toBe('it');
  });
});

it.each(sampleLanguages)('has a chat prompt in %s', (language) => {
  const record = model({ pipeline_tag: 'text-generation', cardData: { language } });
  expect(sampleText(record)).toBe(taskSamples['text-generation'].input.text[language]);
});
