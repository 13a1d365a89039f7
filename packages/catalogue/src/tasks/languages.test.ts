import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import { sampleText } from '../snippets/samples/samples.ts';
import { sourceLanguageOf } from '../snippets/samples/translated-text.ts';
import { sampleLanguages } from './language-names.ts';
import { localized, sampleLanguageOf } from './languages.ts';
import { taskSamples } from './samples.generated.ts';

/** Texts in all languages. */
const texts = Object.fromEntries(sampleLanguages.map((language) => [language, language]));

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
    ['the first language with samples', { cardData: { language: ['sw', 'it', 'fr'] } }, 'it'],
    ['the other code of Norwegian', { cardData: { language: ['nb'] } }, 'no'],
    ['English by another name', { cardData: { language: ['en-GB'] } }, 'en'],
    ['no field that every object has', { cardData: { language: ['constructor'] } }, 'en'],
    ['English if there are no samples', { cardData: { language: ['sw'] } }, 'en'],
    ['English if the language is unknown', {}, 'en'],
  ])('comes from %s', (_what, record, language) => {
    expect(sampleLanguageOf(model(record), texts)).toBe(language);
  });

  it.each<[string, string]>([
    ['Helsinki-NLP/opus-mt-en-de', 'en'],
    ['Helsinki-NLP/opus-mt-de-en', 'de'],
    ['facebook/wmt19-ru-en', 'ru'],
    ['Helsinki-NLP/opus-mt-ja-en', 'ja'],
    ['Helsinki-NLP/opus-mt-nl-en', 'nl'],
    ['Helsinki-NLP/opus-mt-eo-ro', 'en'],
    ['Helsinki-NLP/opus-mt-to-en', 'en'],
    ['Helsinki-NLP/opus-mt-es-es', 'es'],
    ['Helsinki-NLP/opus-mt-tc-big-en-ces_slk', 'en'],
    ['Helsinki-NLP/opus-mt-fi-fse', 'fi'],
    ['Helsinki-NLP/opus-mt-tc-big-tr-en', 'tr'],
    ['Helsinki-NLP/opus-mt-de-ZH', 'de'],
    ['allenai/wmt19-de-en-6-6-base', 'de'],
    ['acme/Fa-Ar-Translation', 'fa'],
    ['acme/aihub-ja-ko-translator', 'ja'],
    ['acme/tide-ko-to-en', 'ko'],
    ['acme/tide_ru2en_v2', 'ru'],
    ['acme/mt-german-english', 'de'],
    ['acme/tide-fr-en-big', 'fr'],
    ['acme/tide-en-de', 'en'],
    ['acme/tide', 'en'],
  ])('of the translation model %s is its source language', (id, language) => {
    const record = model({ id, pipeline_tag: 'translation', tags: ['translation'] });
    expect(sourceLanguageOf(record)).toBe(language);
  });

  it('is not the target language if the name has only that', () => {
    const record = model({ id: 'a/opus-mt-itc-en', pipeline_tag: 'translation', tags: ['en', 'it'] });
    expect(sourceLanguageOf(record)).toBe('it');
  });
});

it('is one of those that the task has texts in', () => {
  const record = model({ cardData: { language: ['nl', 'it'] } });
  expect(localized({ en: 'Hi', it: 'Ciao' }, record)).toBe('Ciao');
  expect(localized({ en: 'Hi', it: 'Ciao', nl: 'Hoi' }, record)).toBe('Hoi');
});

it('is used by a task, and no other is', () => {
  const used = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('en' in value) for (const language of Object.keys(value)) used.add(language);
    else for (const field of Object.values(value)) read(field);
  };
  read(taskSamples);
  expect([...used].toSorted()).toEqual([...sampleLanguages].toSorted());
});

it.each(Object.entries(taskSamples['text-generation'].input.text))('has a prompt in %s', (language, text) => {
  const record = model({ pipeline_tag: 'text-generation', cardData: { language } });
  expect(sampleText(record)).toBe(text);
});
