/** @module Which language of the sample texts a model supports. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { type SampleLanguage, sampleLanguage } from './language-names.ts';

/** A text in English and optionally in other languages. */
export type Localized<Value = string> = { readonly en: Value } & {
  readonly [Language in SampleLanguage]?: Value;
};

/** The source and target of a translation model, from names such as `opus-mt-en-de`. */
const pairInName = (model: ModelRecord): readonly string[] =>
  /[-_]([a-z]{2,3})[-_]([a-z]{2,3})$/.exec(nameOf(model))?.slice(1) ?? [];

/** The model's languages: from the card, or from the tags. */
function languagesOf({ cardData, tags = [] }: ModelRecord): readonly string[] {
  const given = cardData?.language ?? [];
  const listed = typeof given === 'string' ? [given] : given;
  // Only bare codes count as languages: "it" may be one, "Italian-cuisine" is not.
  return listed.length > 0 ? listed : tags.filter((tag) => tag.length === 2 && /^[a-z]{2}$/.test(tag));
}

/** The language of a model's samples: English if the model supports it, or if its languages have none. */
export function sampleLanguageOf(model: ModelRecord): SampleLanguage {
  const names = languagesOf(model);
  const [source, target] = model.pipeline_tag === 'translation' ? pairInName(model) : [];
  // The names of other languages are a part of their own, which most records do not need.
  if (source === undefined && (names.length === 0 || names.includes('en'))) return 'en';
  const languages = names.flatMap((name) => sampleLanguage(name) ?? []);
  if (source !== undefined && target !== undefined)
    return (
      sampleLanguage(source) ?? languages.find((language) => language !== sampleLanguage(target)) ?? 'en'
    );
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}

export const localized = <Value>(values: Localized<Value>, model: ModelRecord): Value =>
  values[sampleLanguageOf(model)] ?? values.en;
