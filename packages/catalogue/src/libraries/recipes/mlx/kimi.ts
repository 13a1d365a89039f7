/** @module The tokenizers of Kimi: a file of tiktoken, or code of the repository. */
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const isType = (model: ModelRecord, ...types: readonly string[]): boolean =>
  hasTag(model, ...types) || types.includes(model.config?.model_type ?? '');

/** Code of the repository, for releases of Transformers before 5. */
export const isFirstKimi = (model: ModelRecord): boolean =>
  isType(model, 'kimi_k2') || /kimi-k2-(?:base|instruct|thinking)/i.test(nameOf(model));

/** A file that Transformers reads with tiktoken. */
export const isLaterKimi = (model: ModelRecord): boolean =>
  isType(model, 'kimi_k25', 'kimi_linear') || /kimi-(?:k2\.\d|linear)/i.test(nameOf(model));
