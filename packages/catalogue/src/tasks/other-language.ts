/** @module The language of the samples for a model of other languages than English. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { languageInName } from './language-in-name.ts';
import { type SampleLanguage, sampleLanguage } from './language-names.ts';
import { languageNamesOf } from './languages.ts';

/** The source and target of a translation model, from names such as `opus-mt-en-de`. */
const pairInName = (model: ModelRecord): readonly string[] =>
  /[-_]([a-z]{2,3})[-_]([a-z]{2,3})$/.exec(nameOf(model))?.slice(1) ?? [];

/** The language of the samples: `names` are those of the card or the tags. */
export function otherLanguage(model: ModelRecord, names: readonly string[]): SampleLanguage {
  const languages = names.flatMap((name) => sampleLanguage(name) ?? []);
  if (model.pipeline_tag === 'translation') {
    const [source, target] = pairInName(model);
    if (source !== undefined && target !== undefined)
      return (
        sampleLanguage(source) ?? languages.find((language) => language !== sampleLanguage(target)) ?? 'en'
      );
  }
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}

/** The record with the language that its name tells, unless its card or its tags tell one. A translator has two. */
export function withLanguageInName(model: ModelRecord): ModelRecord {
  const isTold = languageNamesOf(model).some((name) => name !== 'multilingual');
  const language = isTold || model.pipeline_tag === 'translation' ? undefined : languageInName(model);
  return language === undefined ? model : { ...model, cardData: { ...model.cardData, language } };
}
