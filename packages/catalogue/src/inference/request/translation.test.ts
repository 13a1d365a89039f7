import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceRequest, inferenceSnippets } from '../snippets.ts';
import { translationRequest } from './translation.ts';

const hub = { provider: 'hf-inference' };
const of = (id: string, fields: Partial<ModelRecord> = {}): ModelRecord => ({
  id,
  pipeline_tag: 'translation',
  ...fields,
});

const sent = (record: ModelRecord, inputs?: string): unknown => {
  const { body } = inferenceRequest(record, inputs === undefined ? hub : { ...hub, inputs });
  return body.kind === 'json' ? body.value : body;
};

const english = 'The library opens at nine in the morning.';
const french = 'La bibliothèque ouvre à neuf heures du matin.';

describe('a translator of many languages is told which', () => {
  it.each<[string, Partial<ModelRecord>, string, string, string]>([
    [
      'facebook/nllb-200-distilled-600M',
      { config: { model_type: 'm2m_100' } },
      english,
      'eng_Latn',
      'fra_Latn',
    ],
    ['facebook/nllb-200-3.3B', {}, english, 'eng_Latn', 'fra_Latn'],
    ['acme/tern', { config: { model_type: 'nllb-moe' } }, english, 'eng_Latn', 'fra_Latn'],
    ['facebook/mbart-large-en-ro', {}, english, 'en_XX', 'ro_RO'],
    ['facebook/mbart-large-50-many-to-one-mmt', {}, french, 'fr_XX', 'en_XX'],
    ['facebook/m2m100_418M', { config: { model_type: 'm2m_100' } }, english, 'en', 'fr'],
    ['alirezamsh/small100', {}, english, 'en', 'fr'],
    ['ada/mbart-fr-de', {}, french, 'fr_XX', 'de_DE'],
  ])('%s %j', (id, fields, text, src_lang, tgt_lang) => {
    expect(sent(of(id, fields))).toEqual({ inputs: text, parameters: { src_lang, tgt_lang } });
  });

  it('before the text, for MADLAD', () => {
    expect(sent(of('google/madlad400-3b-mt'))).toEqual({ inputs: `<2fr> ${english}` });
    expect(sent(of('google/madlad400-3b-mt'), '<2de> Hello')).toEqual({ inputs: '<2de> Hello' });
  });

  it('unless its family lacks one', () => {
    expect(sent(of('ada/m2m-fr-mos'))).toEqual({ inputs: french, parameters: { src_lang: 'fr' } });
    expect(sent(of('ada/m2m-mos-fr'))).toEqual({ inputs: english, parameters: { tgt_lang: 'fr' } });
  });

  it('before the text, for OPUS-MT models of several', () => {
    expect(sent(of('Helsinki-NLP/opus-mt-en-zle'))).toEqual({ inputs: `>>rus<< ${english}` });
  });

  it.each([
    of('Helsinki-NLP/opus-mt-en-de'),
    of('acme/mbart-en-de', { config: { model_type: 'marian' } }),
    of('acme/nllb-dv', { cardData: { language: 'dv' } }),
  ])('and no other, nor one of a language without a name there: $id', (record) => {
    expect(sent(record)).toEqual({ inputs: expect.any(String) });
  });

  it('with the names of each client', () => {
    const [python, js] = ['huggingface_hub', 'huggingface.js'].map(
      (client) =>
        inferenceSnippets(of('facebook/nllb-200-3.3B'), { ...hub, clients: [client] })[0]?.code.text,
    );
    expect(python).toContain('src_lang="eng_Latn",\n    tgt_lang="fra_Latn",');
    expect(js).toContain('parameters: { src_lang: "eng_Latn", tgt_lang: "fra_Latn" }');
  });
});

const warned = (record: ModelRecord, inputs?: string): readonly string[] =>
  inferenceSnippets(record, { ...hub, clients: ['curl'], ...(inputs !== undefined && { inputs }) }).flatMap(
    ({ warnings = [] }) =>
      warnings.filter(({ code }) => code !== 'availability-unknown').map(({ message }) => message),
  );

it('names the source language of a name with “to” in it', () => {
  expect(warned(of('Helsinki-NLP/opus-mt-to-en'))[0]).toContain('translates from to:');
  expect(warned(of('acme/nmt-sw-to-en'))[0]).toContain('translates from sw:');
});

describe('the language of the text', () => {
  it('is French for the Romance languages', () => {
    expect(sent(of('Helsinki-NLP/opus-mt-ROMANCE-en'))).toEqual({ inputs: french });
  });

  it('is that of the pair of a translator of many', () => {
    expect(warned(of('ada/m2m-br-fr'))[0]).toContain('translates from br:');
    expect(warned(of('ada/m2m-it-fr'))).toEqual([]);
    expect(warned(of('ada/m2m-br-fr', { widgetData: [{ text: 'Demat' }] }))).toEqual([]);
  });

  it.each(['Helsinki-NLP/opus-mt-tc-big-gmq-en', 'acme/nmt-sw-en', 'acme/nmt-sw-to-en'])(
    'is to be replaced where the samples lack it: %s',
    (id) => {
      expect(warned(of(id))).toEqual([expect.stringContaining('replace it with a text in that language')]);
    },
  );

  it.each([
    'Helsinki-NLP/opus-mt-en-sw',
    'Helsinki-NLP/opus-mt-tr-en',
    'Helsinki-NLP/opus-mt-fr-en',
    'acme/turkish-to-en',
    'acme/tern-mt-hf',
  ])('is right otherwise: %s', (id) => {
    expect(warned(of(id))).toEqual([]);
  });

  it('is that of the caller or of the model’s own example', () => {
    const id = 'Helsinki-NLP/opus-mt-sw-en';
    expect(warned(of(id), 'Jambo')).toEqual([]);
    expect(warned(of(id, { widgetData: [{ text: 'Jambo' }] }))).toEqual([]);
  });
});

it('asks Sarvam’s chat model for a language that it knows', () => {
  expect(translationRequest({ en: 'Hello' }, of('sarvamai/sarvam-translate'))).toBe(
    'Translate into Hindi: Hello',
  );
});
