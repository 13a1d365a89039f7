/** @module The language that the name of a model tells, where neither its card nor its tags do. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SampleLanguage } from './language-names.ts';

/** Names of languages, at the beginning of a word, and of models that were made for one. */
const made: readonly (readonly [name: RegExp, language: SampleLanguage])[] = [
  [/(?<![a-z])arabic|arabert|camelbert|(?<![a-z])marbert/, 'ar'],
  [/(?<![a-z])chinese/, 'zh'],
  [/(?<![a-z])french|camembert|flaubert/, 'fr'],
  [/(?<![a-z])(?:german(?!y)|(?:modern)?gbert)/, 'de'],
  [/(?<![a-z])(?:italian|umberto(?![a-z]))/, 'it'],
  [/(?<![a-z])mongolian/, 'mn'],
  [/(?<![a-z])persian|parsbert/, 'fa'],
  [/(?<![a-z])(?:russian|(?:sb_)?ru-?(?:bert|electra|gpt|roberta|t5))/, 'ru'],
  [/(?<![a-z])(?:spanish|beto(?![a-z]))/, 'es'],
  [/(?<![a-z])ukrainian/, 'uk'],
];

/** Marks of further languages, and of a script that several languages have. */
const furtherLanguage =
  /(?<![a-z])(?:multi|english|japanese|korean|portuguese|turkish|vietnamese|hindi|dutch|polish|script|en(?![a-z]))/;

/** The only language that a name tells. */
export function languageInName(model: ModelRecord): SampleLanguage | undefined {
  const name = nameOf(model).toLowerCase();
  if (furtherLanguage.test(name)) return undefined;
  const languages = new Set(made.flatMap(([kind, language]) => (kind.test(name) ? [language] : [])));
  return languages.size === 1 ? [...languages][0] : undefined;
}
