/** @module Use of a translator of many languages. They are set by tokens, which each family spells differently. */
import { py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { sampleText } from '../../../snippets/samples.ts';
import type { Classes, Use } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';
import {
  languagesOf,
  translatedFrom,
  type TranslatorFamily,
} from '../../../snippets/translation-languages.ts';

const translates: ReadonlySet<string | undefined> = new Set([
  undefined,
  'text2text-generation',
  'translation',
]);

/** Names of models that were tuned for another task. */
const otherTask =
  /summ|xsum|headline|title|verbaliz|gec|gramm|correct|paraphras|simplif|slurp|catslu|media|event|definition|quad|question/i;

/** Whether it is told the languages. */
const isTranslator = (model: ModelRecord, classes: Classes): boolean =>
  classes.model === 'AutoModelForSeq2SeqLM' &&
  translates.has(model.pipeline_tag) &&
  !otherTask.test(model.id);

function familyOf(model: ModelRecord): TranslatorFamily {
  const type = modelTypeNameOf(model);
  if (type === 'mbart') return 'mbart';
  return type === 'nllb-moe' || /nllb/i.test(model.id) ? 'nllb' : 'm2m';
}

/** mBART of 25 languages begins an answer with the language; that of 50, which most are tuned from, has it forced. */
const beginsWithLanguage = ({ id }: ModelRecord): boolean =>
  /mbart-(?:large-(?:cc25|en-ro)|ja-en)|tiny-(?:random-)?mbart/i.test(id);

/** Undefined for a model that was tuned for another task, or if the family has no name for the language of the text. */
export function translateUse(model: ModelRecord, classes: Classes): Use | undefined {
  if (!isTranslator(model, classes)) return undefined;
  const family = familyOf(model);
  const read = translatedFrom(model);
  const languages = languagesOf(read, family);
  if (languages === undefined) return undefined;
  const { source, target } = languages;
  const start = beginsWithLanguage(model) ? py`decoder_start_token_id` : py`forced_bos_token_id`;
  return {
    code: py`
      ${model.id.endsWith('mbart-large-cc25') ? py`# Pretrained only: it translates after it was fine-tuned.` : py.none}
      tokenizer.src_lang = ${source}
      inputs = tokenizer(${sampleText(read, 'translation')}, return_tensors="pt").to(model.device)
      target = tokenizer.convert_tokens_to_ids(${family === 'm2m' ? `__${target}__` : target})
      outputs = model.generate(**inputs, ${start}=target, max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
}
