/** @module A text for a translator in the language that it reads, which its name may tell. */
import { nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import samples from '../../tasks/entries/translation/samples.ts';
import { sampleLanguage } from '../../tasks/language-names.ts';
import { languageNamesOf, sampleLanguageOf } from '../../tasks/languages.ts';
import { own } from '../own.ts';

const hasText = (code = ''): boolean => Object.hasOwn(samples.input.text, code);

/** Two languages with texts, one after the other. */
function knownPair(codes: readonly string[]): readonly string[] | undefined {
  const at = codes.findIndex(
    (code, index) => hasText(code) && hasText(codes[index + 1]) && code !== codes[index + 1],
  );
  return at < 0 ? undefined : codes.slice(at, at + 2);
}

/**
 * The source and target in the name of a translator: two languages with texts, as in `wmt19-de-en-6-6-base`,
 * `Fa-Ar-Translation` and `ko2en`, or any two codes at the end, as in `opus-mt-eo-ro`.
 */
export function pairInName(model: ModelRecord): readonly string[] {
  // After `opus-mt`, "to" is the code of Tongan.
  const words = nameOf(model)
    .toLowerCase()
    .split(/(?<!mt)[-_]to[-_]|[^a-z]+/);
  const ended = words.slice(-2);
  // Other names of languages are a part that few records need.
  return (
    knownPair(words) ??
    knownPair(words.map(sampleLanguage)) ??
    (ended.every((word) => /^[a-z]{2,3}$/.test(word)) ? ended.map(sampleLanguage) : [])
  );
}

/** The language of the text: that of the pair in the name, or of the card or the tags. */
export function sourceLanguageOf(model: ModelRecord): string {
  if (model.pipeline_tag !== 'translation') return sampleLanguageOf(model, samples.input.text);
  const [source, target] = pairInName(model);
  if (source !== undefined && hasText(source)) return source;
  const codes = languageNamesOf(model)
    .map(sampleLanguage)
    .filter((code) => code !== target);
  if (target === undefined && codes.includes('en')) return 'en';
  return codes.find(hasText) ?? 'en';
}

export const translatedText = (model: ModelRecord): string =>
  widgetOf(model)?.text ?? own<string>(samples.input.text, sourceLanguageOf(model)) ?? samples.input.text.en;
