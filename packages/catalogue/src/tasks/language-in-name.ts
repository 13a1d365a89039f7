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
  hi: 'hindi',
  id: 'indonesian|indobert',
  it: 'italian|umberto(?![a-z])|it5',
  ja: 'japanese|ruri(?![a-z])',
  ko: 'korean|klue|k[cor]-?(?:bart|bert|e5|electra|gpt|sbert|simcse|sroberta)',
  mn: 'mongolian',
  nl: 'dutch|robbert',
  pl: 'polish|herbert',
  pt: 'portuguese|bertimbau|pt-?br(?![a-z])',
  ru: 'russian|(?:sb_)?ru-?(?:bert|electra|gpt|roberta|t5)',
  sv: 'swedish',
  th: 'thai|phayathai',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese|phobert|vibert',
  zh: 'chinese',
};

/** Codes of languages that are rarely another word in a name, and those that are one except at its end. */
const codes = /(?<![a-z\d])(?:bn|es|fa|fr|hi|ja|ko|pl|ru|zh|(?:ar|de|nl|tr)(?=$|-v))(?![a-z\d])/g;

/** Marks of further languages, of a script that several languages have, and of translators. */
const further =
  'multi(?!ta|ple)|english|script|en(?![a-z])|[a-z]{2}[-_](?!br)[a-z]{2}$|to[-_]|opus|marian|m2m|nllb';

const begins = (name: string, words: string): boolean =>
  new RegExp(`(?<![a-z])(?:distil|modern)?(?:${words})`).test(name);

/** The only language that a name tells. */
function languageInName(model: ModelRecord): string | undefined {
  const name = nameOf(model).toLowerCase();
  const found = new Set<string>(name.match(codes));
  for (const [code, words] of Object.entries(made)) if (begins(name, words)) found.add(code);
  return found.size > 1 || begins(name, further) ? undefined : [...found][0];
}

/** The record with the language that its name tells. A translator has two. */
export function withLanguageInName(model: ModelRecord): ModelRecord {
  const language = model.pipeline_tag === 'translation' ? undefined : languageInName(model);
  return language === undefined ? model : { ...model, cardData: { ...model.cardData, language } };
}
