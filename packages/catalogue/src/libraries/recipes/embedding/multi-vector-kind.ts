/** @module Which models return a vector per token or image patch. */
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** Models that learned from ColBERT to return one vector, or that another program saved. */
const otherName = /tct[-_]colbert|neural-cherche|colbert-distilbert|vespa-engine|[-_]q\d+$/i;

/** ColBERT by name. */
export const isNamedMultiVector = (model: ModelRecord): boolean =>
  /colbert/i.test(nameOf(model)) && !otherName.test(model.id);

/** In the format of the first ColBERT, which Transformers names as its library and does not run. */
export const isFirstColbert = (model: ModelRecord): boolean =>
  model.config?.architectures?.includes('HF_ColBERT') === true ||
  (/^(?:ja)?colbert-?v\d/i.test(nameOf(model)) && isNamedMultiVector(model));

export const isMultiVector = (model: ModelRecord): boolean =>
  hasTag(model, 'multi-vector') || isFirstColbert(model) || isNamedMultiVector(model);
