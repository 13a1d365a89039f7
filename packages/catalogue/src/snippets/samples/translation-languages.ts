/** @module The languages of a translation by a model of many languages, and a text in the first. */
import { nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import samples from '../../tasks/entries/translation/samples.ts';
import { languageNamesOf } from '../../tasks/languages.ts';
import { pairOf, spelled } from './language-pairs.ts';
import { own } from '../own.ts';
import type { TranslatorFamily } from './translator-family.ts';

/** Models that correct a text write the language that they read. */
const corrects = ({ id }: ModelRecord): boolean => /gec|gramm|correct/i.test(id);

/** Words of names that tell no language. */
const plain =
  /^(?:nllb|moe|mbart|small|large|tiny|random|distilled|many|to|one|mmt|cc|last|avg|ckpt|bit|[bm])$/;

const isPlain = (name: string): boolean =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => plain.test(word));

/** Whether the record tells nothing of its languages, or has all. Only others need the table. */
function isSilent(model: ModelRecord): boolean {
  const names = languageNamesOf(model);
  return (
    isPlain(nameOf(model)) &&
    (names.length === 0 || names.includes('multilingual') || (names.length > 2 && names.includes('en'))) &&
    !JSON.stringify([model.widgetData, model.cardData]).includes('"src_lang"')
  );
}

const common: Readonly<Record<TranslatorFamily, readonly [english: string, french: string]>> = {
  m2m: ['en', 'fr'],
  mbart: ['en_XX', 'fr_XX'],
  nllb: ['eng_Latn', 'fra_Latn'],
};

export interface Translation {
  /** As the family spells them; undefined if it lacks one. */
  readonly source: string | undefined;
  readonly target: string | undefined;
  /** The code of the language of the text. */
  readonly language: string;
  readonly text: string;
  /** Whether the text is in another language, for lack of one. */
  readonly isForeign: boolean;
}

type Languages = Pick<Translation, 'language' | 'source' | 'target'>;

function languagesOf(model: ModelRecord, family: TranslatorFamily): Languages {
  if (isSilent(model)) {
    const [english, french] = common[family];
    return /many-to-one/i.test(model.id)
      ? { language: 'fr', source: french, target: english }
      : { language: 'en', source: english, target: french };
  }
  const [language, target] = pairOf(model, corrects(model));
  return { language, source: spelled(language, family), target: spelled(target, family) };
}

/** Sentences with faults, for models that correct them. */
const faulty: Readonly<Record<string, string>> = {
  en: 'She have bought two book yesterday.',
  fr: 'Elle ont acheté deux livre hier.',
  it: 'Lui hanno comprato due libro ieri.',
};

export function translationOf(model: ModelRecord, family: TranslatorFamily): Translation {
  const languages = languagesOf(model, family);
  const { language } = languages;
  const text =
    widgetOf(model)?.text ??
    (corrects(model) ? own(faulty, language) : undefined) ??
    own<string>(samples.input.text, language);
  return { ...languages, text: text ?? samples.input.text.en, isForeign: text === undefined };
}
