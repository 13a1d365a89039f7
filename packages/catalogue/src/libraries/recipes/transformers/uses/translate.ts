/** @module Use of a translator of many languages. They are set by tokens, which each family spells differently. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Classes, Use } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { translationOf } from '../../../../snippets/samples/translation-languages.ts';
import type { TranslatorFamily } from '../../../../snippets/samples/translator-family.ts';

const translates: ReadonlySet<string | undefined> = new Set([
  undefined,
  'text2text-generation',
  'translation',
]);

/** Names of models that were tuned for another task. */
const otherTask =
  /summ|xsum|headline|title|verbaliz|paraphras|simplif|slurp|catslu|media|event|definition|quad|question/i;

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

/** Those that were trained to translate have it in their names. */
const pretrained = /mbart-large-(?:cc25|50(?:-latin-only)?)$/;

/** mBART of 25 languages begins an answer with the language; that of 50, which most are tuned from, has it forced. */
const beginsWithLanguage = ({ id }: ModelRecord): boolean =>
  /mbart-(?:large-(?:cc25|en-ro)|ja-en)|tiny-(?:random-)?mbart/i.test(id);

/** Undefined for a model that was tuned for another task, or if the family has no names for the languages. */
export function translateUse(model: ModelRecord, classes: Classes): Use | undefined {
  if (!isTranslator(model, classes)) return undefined;
  const family = familyOf(model);
  const { source, target, text, isForeign } = translationOf(model, family);
  if (source === undefined && target === undefined) return undefined;
  const start = beginsWithLanguage(model) ? py`decoder_start_token_id` : py`forced_bos_token_id`;
  return {
    code: py`
      ${pretrained.test(model.id) ? py`# Pretrained only: it translates after it was fine-tuned.` : py.none}
      ${source === undefined ? py.none : py`tokenizer.src_lang = ${source}`}
      ${isForeign ? py`# The sample is English: insert a text in the language that the model reads.` : py.none}
      inputs = tokenizer(${text}, return_tensors="pt").to(model.device)
      ${target === undefined ? py.none : py`target = tokenizer.convert_tokens_to_ids(${family === 'm2m' ? `__${target}__` : target})`}
      outputs = model.generate(**inputs, ${target === undefined ? py.none : py`${start}=target, `}max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
}
