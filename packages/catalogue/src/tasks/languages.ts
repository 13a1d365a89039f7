/** @module Which language of the sample texts a model supports. */
import type { ModelRecord } from '../records/model.ts';
import { languageAmong, type SampleLanguage } from './language-names.ts';

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

/** Whether the record tells a language. */
export const tellsLanguage = (model: ModelRecord): boolean =>
  languageNamesOf(model).some((name) => name !== 'multilingual');

/** Whether its texts may be in another language than English. */
export const readsOthers = (model: ModelRecord): boolean =>
  tellsLanguage(model) && !languageNamesOf(model).includes('en');

/** The language of the texts for a model: English if it supports that, or if there is none in its languages. */
export function sampleLanguageOf(model: ModelRecord, texts: Readonly<Record<string, unknown>>): string {
  if (!readsOthers(model)) return 'en';
  const names = languageNamesOf(model);
  // Other names of languages are a part that few records need.
  return names.find((name) => Object.hasOwn(texts, name)) ?? languageAmong(names, texts);
}

export const localized = <Value>(
  values: Readonly<Record<string, Value | undefined>> & { readonly en: Value },
  model: ModelRecord,
): Value => values[sampleLanguageOf(model, values)] ?? values.en;
