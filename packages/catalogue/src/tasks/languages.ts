/** @module Which language of the sample texts a model supports. */
import type { ModelRecord } from '../records/model.ts';
import type { SampleLanguage } from './language-names.ts';
import { otherLanguage } from './other-language.ts';

/** A text in English and optionally in other languages. */
export type Localized<Value = string> = { readonly en: Value } & {
  readonly [Language in SampleLanguage]?: Value;
};

/** The model's languages: from the card, or from the tags. */
export function languageNamesOf({ cardData, tags = [] }: ModelRecord): readonly string[] {
  const given = cardData?.language ?? [];
  const listed = typeof given === 'string' ? [given] : given;
  // Only bare codes count as languages: "it" may be one, "Italian-cuisine" is not, nor is the tag of TensorFlow.
  return listed.length > 0 ? listed : tags.filter((tag) => /^(?!tf)[a-z]{2}$/.test(tag));
}

/** The language of a model's samples: English if the model supports it, or if its languages have none. */
export function sampleLanguageOf(model: ModelRecord): SampleLanguage {
  const names = languageNamesOf(model);
  // The names of other languages are a part of their own, which most records do not need.
  return (names.length > 0 && !names.includes('en')) ||
    (model.pipeline_tag === 'translation' && /[-_][a-z]{2,3}$/.test(model.id))
    ? otherLanguage(model, names)
    : 'en';
}

export const localized = <Value>(values: Localized<Value>, model: ModelRecord): Value =>
  values[sampleLanguageOf(model)] ?? values.en;
