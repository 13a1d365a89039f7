/** @module Which models are called in a way of their own: by the code of their repository, or with codes of sound. */
import { hasTag, isAdapter, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const types = ['internvl_chat', 'minicpmo', 'minicpmv', 'moondream1', 'unlimited-ocr'] as const;
export type OwnType = (typeof types)[number];
export type OwnInterface = OwnType | 'coded speech' | 'deepseek ocr';

/** By the model type in the config or the tags; those with a type that others have as well, by name. */
export const ownInterfaceKind = (model: ModelRecord): OwnInterface | undefined => {
  if (isAdapter(model)) return undefined;
  if (/orpheus|maya1/i.test(model.id) && /^text-to-[as]/.test(model.pipeline_tag ?? ''))
    return 'coded speech';
  if (/deepseek-ocr/i.test(model.id) && needsRemoteCode(model)) return 'deepseek ocr';
  return types.find((type) => type === model.config?.model_type || hasTag(model, type));
};
