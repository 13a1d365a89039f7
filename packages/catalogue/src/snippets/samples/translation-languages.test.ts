import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { spelled } from './language-pairs.ts';
import { translationOf } from './translation-languages.ts';
import type { TranslatorFamily } from './translator-family.ts';

const languages = (
  id: string,
  family: TranslatorFamily,
  more: Partial<ModelRecord> = {},
): readonly [source: string | undefined, target: string | undefined] => {
  const { source, target } = translationOf({ id: `ada/${id}`, ...more }, family);
  return [source, target];
};
const card = (...language: readonly string[]): Partial<ModelRecord> => ({ cardData: { language } });

describe('a pair of languages', () => {
  it.each<[string, TranslatorFamily, string | undefined, string | undefined]>([
    ['nllb-finetuned-en2ko', 'nllb', 'eng_Latn', 'kor_Hang'],
    ['nllb_350M_en_km_v10', 'nllb', 'eng_Latn', 'khm_Khmr'],
    ['mbart-finetuned-eng-kor-23', 'mbart', 'en_XX', 'ko_KR'],
    ['mbart-iitb-hin-eng', 'mbart', 'hi_IN', 'en_XX'],
    ['M2M100-GameTranslation-Zh-En', 'm2m', 'zh', 'en'],
    ['m2m100_418M_wol_fr_rel', 'm2m', 'wo', 'fr'],
    ['NLLB-600m-vie_Latn-to-eng_Latn', 'nllb', 'vie_Latn', 'eng_Latn'],
    ['mbart-large-50-English_German_Translation', 'mbart', 'en_XX', 'de_DE'],
    ['nllb200-francais-wolof', 'nllb', 'fra_Latn', 'wol_Latn'],
  ])('is read in the name %s', (id, family, source, target) => {
    expect(languages(id, family)).toEqual([source, target]);
  });

  it('with “to” counts before other words that are codes', () => {
    expect(languages('nllb-ind_finetuned_id_MT_ar-to-en', 'nllb')).toEqual(['arb_Arab', 'eng_Latn']);
  });

  it('of several is the first with a sample text', () => {
    expect(languages('nllb-wo-fr-en', 'nllb')).toEqual(['fra_Latn', 'eng_Latn']);
    expect(languages('nllb-wo-lo-km', 'nllb')).toEqual(['wol_Latn', 'lao_Laoo']);
  });

  it('may have one that the family lacks', () => {
    expect(languages('m2m100_418M_ft_ru-kbd_44K', 'm2m')).toEqual(['ru', undefined]);
    expect(languages('m2m100_418M-mos-fr-mt', 'm2m')).toEqual([undefined, 'fr']);
    expect(languages('m2m100-nr-en', 'm2m', card('nr', 'en'))).toEqual([undefined, 'en']);
    expect(languages('m2m100-en-te', 'm2m')).toEqual(['en', undefined]);
    expect(languages('mbart50_en_yor_news', 'mbart')).toEqual(['en_XX', undefined]);
    expect(languages('nllb-br-fr', 'nllb')).toEqual([undefined, 'fra_Latn']);
  });

  it('is told by the widget, then by the parameters of the card', () => {
    const told = { src_lang: 'fr', tgt_lang: 'en' };
    expect(languages('nllb', 'nllb', { widgetData: [{ text: 'Bonjour', ...told }] })).toEqual([
      'fra_Latn',
      'eng_Latn',
    ]);
    const cardData = { license: 'mit', inference: { parameters: { src_lang: 'zh_CN', tgt_lang: 'de_DE' } } };
    expect(languages('mbart-en-fr', 'mbart', { cardData })).toEqual(['zh_CN', 'de_DE']);
    expect(
      languages('mbart-en-fr', 'mbart', {
        cardData: { ...cardData, widget: [{ text: 'Bonjour', ...told }] },
      }),
    ).toEqual(['fr_XX', 'en_XX']);
  });

  it('is that of the card', () => {
    expect(languages('m2m-tide', 'm2m', card('id', 'en'))).toEqual(['en', 'id']);
    expect(languages('m2m-tide', 'm2m', card('sw', 'suk'))).toEqual(['sw', undefined]);
    expect(languages('m2m-tide', 'm2m', card('sw', 'deu', 'br'))).toEqual(['de', 'fr']);
    expect(languages('m2m-tide', 'm2m', card('multilingual', 'fr'))).toEqual(['en', 'fr']);
  });

  it('has the only language of a name as its target', () => {
    const hungarian = card('hu', 'bg', 'de', 'en');
    expect(languages('nllb-multi12-hungarian', 'nllb', hungarian)).toEqual(['eng_Latn', 'hun_Latn']);
    expect(languages('mbart-english-tide', 'mbart')).toEqual(['en_XX', 'fr_XX']);
  });

  it('is one language twice for a model of one that does not translate', () => {
    expect(languages('mbart-news', 'mbart', card('et'))).toEqual(['et_EE', 'et_EE']);
    const translates = { ...card('de'), pipeline_tag: 'translation' };
    expect(languages('mbart-tide', 'mbart', translates)).toEqual(['de_DE', 'fr_XX']);
    expect(languages('nllb-tide', 'nllb', { ...translates, ...card('dv') })).toEqual([undefined, undefined]);
  });

  it.each([
    ['mbart-italian-grammar-corrector', 'it_IT'],
    ['nllb-ko-gec', 'ko_KR'],
    ['mbart-gec', 'uk_UA'],
  ])('is one language twice for %s', (id, language) => {
    expect(languages(id, 'mbart', card('uk'))).toEqual([language, language]);
  });

  it('is English and French where nothing tells it', () => {
    expect(languages('mbart-large-50-many-to-many-mmt', 'mbart')).toEqual(['en_XX', 'fr_XX']);
    expect(languages('mbart-large-50-many-to-one-mmt', 'mbart')).toEqual(['fr_XX', 'en_XX']);
    expect(languages('tide-many-to-one', 'mbart')).toEqual(['fr_XX', 'en_XX']);
    expect(languages('nllb-200-1.3B', 'nllb', card('ace', 'en', 'zu'))).toEqual(['eng_Latn', 'fra_Latn']);
    expect(languages('m2m100-12B-avg-5-ckpt', 'm2m', card('de', 'zu', 'fr'))).toEqual(['de', 'fr']);
  });
});

describe('the text', () => {
  it('is in the first language, or is said to be foreign', () => {
    expect(translationOf({ id: 'ada/m2m-it-en' }, 'm2m')).toMatchObject({
      language: 'it',
      text: 'La biblioteca apre alle nove del mattino.',
      isForeign: false,
    });
    const breton = translationOf({ id: 'ada/m2m-br-fr' }, 'm2m');
    expect(breton).toMatchObject({ language: 'br', isForeign: true });
    expect(breton.text).toContain('The library');
  });

  it('is that of the widget', () => {
    const record = { id: 'ada/m2m-br-fr', widgetData: [{ text: 'Demat' }] };
    expect(translationOf(record, 'm2m')).toMatchObject({ text: 'Demat', isForeign: false });
  });
});

const families = ['m2m', 'mbart', 'nllb'] as const;
const all = (code: string): readonly (string | undefined)[] =>
  families.map((family) => spelled(code, family));

it('spells each language as its family does', () => {
  expect(all('zh')).toEqual(['zh', 'zh_CN', 'zho_Hans']);
  expect(all('af')).toEqual(['af', 'af_ZA', 'afr_Latn']);
  expect(all('te')).toEqual([undefined, 'te_IN', 'tel_Telu']);
  expect(all('eu')).toEqual([undefined, undefined, 'eus_Latn']);
  expect(all('ast')).toEqual(['ast', undefined, 'ast_Latn']);
  expect(all('fy')).toEqual(['fy', undefined, undefined]);
  expect(all('kbd')).toEqual([undefined, undefined, undefined]);
});
