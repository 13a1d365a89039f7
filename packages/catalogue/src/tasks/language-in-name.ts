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
  he: 'alephbert|hebert',
  id: 'indonesian|indobert',
  it: 'italian|umberto(?![a-z])|it5',
  ja: 'japanese|ruri(?![a-z])|ja(?:$|-v)',
  ko: 'korean|klue|k[cor]-?(?:bart|bert|e5|electra|gpt|sbert|simcse|sroberta)|ko(?:$|-v)',
  mn: 'mongolian',
  nl: 'dutch|robbert',
  pl: 'polish|herbert',
  pt: 'portuguese|bertimbau|pt-?br(?![a-z])',
  ru: 'russian|(?:sb_)?ru-?(?:bert|electra|gpt|roberta|t5)|ru(?:$|-v)',
  sv: 'swedish',
  th: 'thai|phayathai',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese|phobert|vibert',
  zh: 'chinese|zh(?:$|-v)',
};

/** Marks of further languages, of a script that several languages have, and of translators. */
const further =
  'multi(?!ta)|english|hindi|script|en(?![a-z])|[a-z]{2}[-_](?!br)[a-z]{2}$|to[-_]|opus|marian|m2m|nllb';

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
