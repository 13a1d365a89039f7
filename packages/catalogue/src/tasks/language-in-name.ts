/** @module The language that the name of a model tells, where neither its card nor its tags do. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SampleLanguage } from './language-names.ts';

/** Names of languages and of models that were made for one, as expressions for the beginning of a word. */
const made: Readonly<Partial<Record<SampleLanguage, string>>> = {
  ar: 'arabic|arabert|camelbert|marbert',
  de: 'german(?!y)|gbert',
  es: 'spanish|beto(?![a-z])',
  fa: 'persian|parsbert',
  fi: 'finnish',
  fr: 'french|camembert|flaubert',
  id: 'indonesian',
  it: 'italian|umberto(?![a-z])',
  ja: 'japanese',
  ko: 'korean',
  mn: 'mongolian',
  nl: 'dutch',
  pt: 'portuguese',
  ru: 'russian|(?:sb_)?ru-?(?:bert|electra|gpt|roberta|t5)',
  th: 'thai|phayathai',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese|phobert',
  zh: 'chinese',
};

/** Marks of further languages, and of a script that several languages have. */
const further = 'multi|english|hindi|polish|script|en(?![a-z])';

const begins = (name: string, words: string): boolean =>
  new RegExp(`(?<![a-z])(?:distil|modern)?(?:${words})`).test(name);

/** The only language that a name tells. */
function languageInName(model: ModelRecord): string | undefined {
  const name = nameOf(model).toLowerCase();
  const told = Object.entries(made).filter(([, words]) => begins(name, words));
  return told.length === 1 && !begins(name, further) ? told[0]?.[0] : undefined;
}

/** The record with the language that its name tells. A translator has two. */
export function withLanguageInName(model: ModelRecord): ModelRecord {
  const language = model.pipeline_tag === 'translation' ? undefined : languageInName(model);
  return language === undefined ? model : { ...model, cardData: { ...model.cardData, language } };
}
