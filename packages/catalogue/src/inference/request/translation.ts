/** @module The sample of a translation model: a text in its source language, and the languages that it must be told. */
import type { Data } from '../../code/index.ts';
import { nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { languagesOf, type TranslatorFamily } from '../../snippets/translation-languages.ts';
import { translatorFamily } from '../../snippets/translator-family.ts';
import { type SampleLanguage, sampleLanguage } from '../../tasks/language-names.ts';
import { type Localized, localized, sampleLanguageOf } from '../../tasks/languages.ts';

const byType: ReadonlyMap<string, TranslatorFamily> = new Map([
  ['m2m_100', 'm2m'],
  ['mbart', 'mbart'],
  ['nllb-moe', 'nllb'],
]);

function familyOf({ id, config }: ModelRecord): TranslatorFamily | undefined {
  const type = config?.model_type;
  const typed = type === undefined ? undefined : byType.get(type);
  if (type !== undefined && typed === undefined) return undefined;
  return translatorFamily(id) ?? typed;
}

/** Names of models that translate from other languages into English, French among them. */
const intoEnglish = /-ROMANCE-en$|many-to-one/;

const sourceOf = (model: ModelRecord): SampleLanguage =>
  intoEnglish.test(model.id) ? 'fr' : sampleLanguageOf(model);

/** The text and its parameters; MADLAD reads the target language before the text. */
export function translationSample(
  texts: Localized,
  model: ModelRecord,
): { readonly text: string; readonly parameters?: Readonly<Record<string, Data>> } {
  const source = sourceOf(model);
  const text = texts[source] ?? texts.en;
  if (/madlad/i.test(model.id)) return { text: `<2${source === 'fr' ? 'en' : 'fr'}> ${text}` };
  const family = familyOf(model);
  const languages = family && languagesOf(model, family, source);
  return languages
    ? { text, parameters: { src_lang: languages.source, tgt_lang: languages.target } }
    : { text };
}

/** The same for a chat model. */
export const translationRequest = (texts: Localized, model: ModelRecord): string =>
  `Translate into ${sampleLanguageOf(model) === 'en' ? 'French' : 'English'}: ${localized(texts, model)}`;

const opusPair = /opus-mt(?:-tc-\w+)?-([a-z]{2,3})-([a-z]{2,3})$/i;
const pair = /[-_](?!to[-_])([a-z]{2,3})[-_](?:to[-_])?([a-z]{2,3})$/;

/** The source language of a name such as `opus-mt-tr-en`, if the sample text is English and this is not. */
function otherSource(model: ModelRecord): string | undefined {
  const name = nameOf(model);
  const opus = opusPair.exec(name);
  const [, source, target] = opus ?? pair.exec(name) ?? [];
  if (source === undefined || target === undefined || source === target) return undefined;
  if (sampleLanguage(source) !== undefined || sampleLanguageOf(model) !== 'en') return undefined;
  return opus || sampleLanguage(target) !== undefined ? source : undefined;
}

/** A warning if there is no sample text in the language that the model translates from. */
export function translationWarnings(model: ModelRecord): readonly Warning[] {
  const source = widgetOf(model)?.text === undefined ? otherSource(model) : undefined;
  if (source === undefined) return [];
  const message = `The sample text is English, but the model translates from ${source}: replace it with a text in that language.`;
  return [{ code: 'placeholder', message }];
}
