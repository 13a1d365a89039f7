/** @module Which models translate between many languages and are told which. */
import type { ModelRecord } from '../../../records/model.ts';
import type { Classes } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';

const translates: ReadonlySet<string | undefined> = new Set([
  undefined,
  'text2text-generation',
  'translation',
]);

const families: ReadonlySet<string | undefined> = new Set(['m2m_100', 'mbart', 'nllb-moe']);

/** Not those that were tuned for another task. */
export const isTranslator = (model: ModelRecord, classes: Classes): boolean =>
  classes.model === 'AutoModelForSeq2SeqLM' &&
  families.has(modelTypeNameOf(model)) &&
  translates.has(model.pipeline_tag) &&
  !/summ|xsum|headline|title/i.test(model.id);
