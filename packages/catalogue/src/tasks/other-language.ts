/** @module The language of the samples for a model of other languages than English. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { type SampleLanguage, sampleLanguage } from './language-names.ts';

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
