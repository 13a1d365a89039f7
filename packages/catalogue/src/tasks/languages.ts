/** @module Languages of the sample texts, and which of them a model supports. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';

/** Codes of the languages, with the three-letter codes and English names that occur in cards. */
const names = {
  en: 'eng english',
  zh: 'zho chi cmn chinese',
  fr: 'fra fre french',
  es: 'spa spanish',
  ru: 'rus russian',
  uk: 'ukr ukrainian',
  it: 'ita italian',
  fa: 'fas per persian',
  ar: 'ara arabic',
  bn: 'ben bengali',
  mn: 'mon khk mongolian',
  si: 'sin sinhala',
  de: 'deu ger german',
  dv: 'div dhivehi',
} as const;

export type SampleLanguage = keyof typeof names;

const isLanguage = (code: string): code is SampleLanguage => Object.hasOwn(names, code);

export const sampleLanguages: readonly SampleLanguage[] =
  /* @__PURE__ */ Object.keys(names).filter(isLanguage);

/** A text in English and optionally in other languages. */
export type Localized<Value = string> = { readonly en: Value } & {
  readonly [Language in SampleLanguage]?: Value;
};

let languagesByName: ReadonlyMap<string, SampleLanguage> | undefined;

/** `zh-CN`, `zho` and `Chinese` are `zh`. */
export function sampleLanguage(name: string): SampleLanguage | undefined {
  const code = name.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  languagesByName ??= new Map(
    sampleLanguages.flatMap((language) =>
      [language, ...names[language].split(' ')].map((other) => [other, language] as const),
    ),
  );
  return languagesByName.get(code);
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

/** The language of a model's samples: English if the model supports it, or if its languages have none. */
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
