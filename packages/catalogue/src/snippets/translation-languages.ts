/** @module The languages of a translation, as each family of translators of many languages spells them. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { own } from './own.ts';
import { sampleLanguageOf } from '../tasks/languages.ts';

/** Languages by their code: as mBART and as NLLB write them. */
const spellings: Readonly<Record<string, readonly [mbart: string, nllb: string]>> = {
  ar: ['ar_AR', 'arb_Arab'],
  bn: ['bn_IN', 'ben_Beng'],
  de: ['de_DE', 'deu_Latn'],
  en: ['en_XX', 'eng_Latn'],
  es: ['es_XX', 'spa_Latn'],
  fa: ['fa_IR', 'pes_Arab'],
  fr: ['fr_XX', 'fra_Latn'],
  hi: ['hi_IN', 'hin_Deva'],
  it: ['it_IT', 'ita_Latn'],
  ja: ['ja_XX', 'jpn_Jpan'],
  ko: ['ko_KR', 'kor_Hang'],
  mn: ['mn_MN', 'khk_Cyrl'],
  pt: ['pt_XX', 'por_Latn'],
  ro: ['ro_RO', 'ron_Latn'],
  ru: ['ru_RU', 'rus_Cyrl'],
  si: ['si_LK', 'sin_Sinh'],
  tr: ['tr_TR', 'tur_Latn'],
  uk: ['uk_UA', 'ukr_Cyrl'],
  vi: ['vi_VN', 'vie_Latn'],
  zh: ['zh_CN', 'zho_Hans'],
};

export type TranslatorFamily = 'm2m' | 'mbart' | 'nllb';

function spelled(language: string, family: TranslatorFamily): string {
  const [mbart = language, nllb = language] = own(spellings, language) ?? [];
  if (family === 'm2m') return language;
  return family === 'mbart' ? mbart : nllb;
}

/** `nllb-en-to-vi`, `en-vi_mbart50`: the second of two languages. */
const pair = /(?:^|[-_])([a-z]{2})[-_](?:to[-_])?([a-z]{2})(?:[-_]|$)/i;

function targetOf(model: ModelRecord, source: string): string {
  const named = pair.exec(nameOf(model))?.[2]?.toLowerCase();
  if (named !== undefined && named !== source && own(spellings, named)) return named;
  return source === 'fr' || /many-to-one/i.test(model.id) ? 'en' : 'fr';
}

/** The record with French as its language, for a model that translates others into English. */
export const translatedFrom = (model: ModelRecord): ModelRecord =>
  /many-to-one/i.test(model.id) && sampleLanguageOf(model) === 'en'
    ? { ...model, cardData: { ...model.cardData, language: 'fr' } }
    : model;

/** From the language of the text to another; undefined if the families have no name for that of the text. */
export function languagesOf(
  model: ModelRecord,
  family: TranslatorFamily,
  source: string = sampleLanguageOf(model),
): { readonly source: string; readonly target: string } | undefined {
  if (own(spellings, source) === undefined) return undefined;
  return { source: spelled(source, family), target: spelled(targetOf(model, source), family) };
}
