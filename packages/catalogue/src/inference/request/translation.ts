/** @module The sample of a translation model: a text in its source language, and the languages that it must be told. */
import type { Data } from '../../code/index.ts';
import { nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { own } from '../../snippets/own.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { markedText } from '../../snippets/samples/target-mark.ts';
import { pairInName, sourceLanguageOf } from '../../snippets/samples/translated-text.ts';
import { translationOf } from '../../snippets/samples/translation-languages.ts';
import { translatorFamily, type TranslatorFamily } from '../../snippets/samples/translator-family.ts';
import samples from '../../tasks/entries/translation/samples.ts';
import type { Localized } from '../../tasks/languages.ts';

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

/** The language of the text; some models translate from all Romance languages. */
const sourceOf = (model: ModelRecord): string =>
  model.id.endsWith('-ROMANCE-en') ? 'fr' : sourceLanguageOf(model);

const textIn = (texts: Localized, language: string): string =>
  own<string | undefined>(texts, language) ?? texts.en;

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
  const text = textIn(texts, source);
  if (/madlad/i.test(model.id)) return { text: `<2${source === 'fr' ? 'en' : 'fr'}> ${text}` };
  return { text: markedText(model, text) };
}

/** The language that a chat model translates the sample into; that of Sarvam knows those of India and English. */
function targetName(model: ModelRecord): string {
  if (/sarvam-translate/i.test(model.id)) return 'Hindi';
  return sourceLanguageOf(model) === 'en' ? 'French' : 'English';
}

/** The same for a chat model. */
export const translationRequest = (texts: Localized, model: ModelRecord): string =>
  `Translate into ${targetName(model)}: ${textIn(texts, sourceLanguageOf(model))}`;

/** The source language of a name such as `opus-mt-eo-ro`, if the sample text is English and this is not. */
function otherSource(model: ModelRecord): string | undefined {
  const texts: Localized = samples.input.text;
  const [source, target = ''] = pairInName(model);
  if (source === undefined || source === target || Object.hasOwn(texts, source)) return undefined;
  const isPair = nameOf(model).startsWith('opus-mt-') || Object.hasOwn(texts, target);
  return isPair && sourceLanguageOf(model) === 'en' ? source : undefined;
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
