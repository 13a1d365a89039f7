/** @module The sample of a translation model: a text in its source language, and the languages that it must be told. */
import type { Data } from '../../code/index.ts';
import { nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { markedText } from '../../snippets/target-mark.ts';
import { translationOf } from '../../snippets/translation-languages.ts';
import { translatorFamily, type TranslatorFamily } from '../../snippets/translator-family.ts';
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

/** Models that translate from Romance languages into English. */
const sourceOf = (model: ModelRecord): SampleLanguage =>
  model.id.endsWith('-ROMANCE-en') ? 'fr' : sampleLanguageOf(model);

/** The text and its parameters; MADLAD and some OPUS-MT models read the target language before the text. */
export function translationSample(
  texts: Localized,
  model: ModelRecord,
): { readonly text: string; readonly parameters?: Readonly<Record<string, Data>> } {
  const family = familyOf(model);
  if (family !== undefined) {
    const { source, target, text } = translationOf(model, family);
    const parameters = {
      ...(source !== undefined && { src_lang: source }),
      ...(target !== undefined && { tgt_lang: target }),
    };
    return { text, ...(Object.keys(parameters).length > 0 && { parameters }) };
  }
  const source = sourceOf(model);
  const text = texts[source] ?? texts.en;
  if (/madlad/i.test(model.id)) return { text: `<2${source === 'fr' ? 'en' : 'fr'}> ${text}` };
  return { text: markedText(model, text) };
}

/** The language that a chat model translates the sample into; that of Sarvam knows those of India and English. */
function targetName(model: ModelRecord): string {
  if (/sarvam-translate/i.test(model.id)) return 'Hindi';
  return sampleLanguageOf(model) === 'en' ? 'French' : 'English';
}

/** The same for a chat model. */
export const translationRequest = (texts: Localized, model: ModelRecord): string =>
  `Translate into ${targetName(model)}: ${localized(texts, model)}`;

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

/** The same of a translator of many languages. */
function foreignSource(model: ModelRecord, family: TranslatorFamily): string | undefined {
  const { language, isForeign } = translationOf(model, family);
  return isForeign ? language : undefined;
}

/** A warning if there is no sample text in the language that the model translates from. */
export function translationWarnings(model: ModelRecord): readonly Warning[] {
  const family = familyOf(model);
  const source = family === undefined ? otherSource(model) : foreignSource(model, family);
  if (source === undefined || widgetOf(model)?.text !== undefined) return [];
  const message = `The sample text is English, but the model translates from ${source}: replace it with a text in that language.`;
  return [{ code: 'placeholder', message }];
}
