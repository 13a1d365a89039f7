/** @module Languages of the sample texts, and which of them a model supports. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';

export const sampleLanguages = [
  'en',
  'zh',
  'fr',
  'es',
  'ru',
  'uk',
  'it',
  'fa',
  'ar',
  'bn',
  'mn',
  'si',
  'de',
  'dv',
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number];

/** A text in English and optionally in other languages. */
export type Localized<Value = string> = { readonly en: Value } & {
  readonly [Language in SampleLanguage]?: Value;
};

/** Three-letter codes and English names that occur in cards. */
const otherNames: ReadonlyMap<string, SampleLanguage> = new Map([
  ['eng', 'en'],
  ['english', 'en'],
  ['zho', 'zh'],
  ['chi', 'zh'],
  ['cmn', 'zh'],
  ['chinese', 'zh'],
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['french', 'fr'],
  ['spa', 'es'],
  ['spanish', 'es'],
  ['rus', 'ru'],
  ['russian', 'ru'],
  ['ukr', 'uk'],
  ['ukrainian', 'uk'],
  ['ita', 'it'],
  ['italian', 'it'],
  ['fas', 'fa'],
  ['per', 'fa'],
  ['persian', 'fa'],
  ['ara', 'ar'],
  ['arabic', 'ar'],
  ['ben', 'bn'],
  ['bengali', 'bn'],
  ['mon', 'mn'],
  ['khk', 'mn'],
  ['mongolian', 'mn'],
  ['sin', 'si'],
  ['sinhala', 'si'],
  ['deu', 'de'],
  ['ger', 'de'],
  ['german', 'de'],
  ['div', 'dv'],
  ['dhivehi', 'dv'],
]);

/** `zh-CN`, `zho` and `Chinese` are `zh`. */
export function sampleLanguage(name: string): SampleLanguage | undefined {
  const code = name.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return sampleLanguages.find((language) => language === code) ?? otherNames.get(code);
}

/** The source and target of a translation model, from names such as `opus-mt-en-de`. */
const pairInName = (model: ModelRecord): readonly string[] =>
  /[-_]([a-z]{2,3})[-_]([a-z]{2,3})$/.exec(nameOf(model))?.slice(1) ?? [];

/** The model's languages: from the card, or from the tags. */
function languagesOf({ cardData, tags = [] }: ModelRecord): readonly SampleLanguage[] {
  const given = cardData?.language ?? [];
  const listed = typeof given === 'string' ? [given] : given;
  // Only bare codes count as languages: "it" may be one, "Italian-cuisine" is not.
  const codes = listed.length > 0 ? listed : tags.filter((tag) => tag.length === 2 && /^[a-z]{2}$/.test(tag));
  return codes.flatMap((code) => sampleLanguage(code) ?? []);
}

/** The language of a model's samples: English if the model supports it, or if we have none of its languages. */
export function sampleLanguageOf(model: ModelRecord): SampleLanguage {
  const languages = languagesOf(model);
  const [source, target] = model.pipeline_tag === 'translation' ? pairInName(model) : [];
  if (source !== undefined && target !== undefined)
    return (
      sampleLanguage(source) ?? languages.find((language) => language !== sampleLanguage(target)) ?? 'en'
    );
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}

export const localized = <Value>(values: Localized<Value>, model: ModelRecord): Value =>
  values[sampleLanguageOf(model)] ?? values.en;
