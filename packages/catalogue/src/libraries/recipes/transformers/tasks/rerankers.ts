/** @module Which rerankers are loaded as such, and which of them answer in words. */
import { baseModelsOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Classes } from './classes.ts';

/** Language models that write their verdict, each family with its own prompts. */
export type VerdictFamily = 'gemma' | 'qwen';

const families: readonly (readonly [name: RegExp, family: VerdictFamily])[] = [
  [/qwen3-reranker/i, 'qwen'],
  [/bge-reranker-v2-gemma/i, 'gemma'],
];

/** Undefined for conversions to classifiers, which have a head instead. */
export const verdictFamilyOf = (model: ModelRecord): VerdictFamily | undefined =>
  /seq-?cls|classif/i.test(`${model.id} ${model.config?.architectures?.[0] ?? ''}`)
    ? undefined
    : families.find(([name]) => [model.id, ...baseModelsOf(model)].some((id) => name.test(id)))?.[1];

/** Whether it is a language model that answers “yes” or “no”. */
export const answersYesOrNo = (model: ModelRecord): boolean => verdictFamilyOf(model) !== undefined;

/** Whether these classes load a reranker as one. */
export const isRanked = (model: ModelRecord, classes: Classes): boolean =>
  classes.model === 'AutoModelForSequenceClassification' ||
  (classes.model === 'AutoModelForCausalLM' && answersYesOrNo(model));
