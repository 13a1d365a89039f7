/** @module MLX adapters: they are loaded with their base model. */
import { baseModelOf, filesOf, hasTag, isAdapter, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const wholeWeights = /(?:^|\/)(?:model|weights)[^/]*\.(?:safetensors|npz)$/;

/** Whether the weights are those of an adapter alone; merged models keep its tags. */
export function isMlxAdapter(model: ModelRecord): boolean {
  const files = filesOf(model);
  if (files.length > 0)
    return files.includes('adapters.safetensors') && !files.some((file) => wholeWeights.test(file));
  return isAdapter(model) && (!hasTag(model, 'safetensors') || /[-_]q?lora(?:[-_]|$)/i.test(nameOf(model)));
}

/** The model that an adapter is applied to. */
export const mlxBaseOf = (model: ModelRecord): string | undefined =>
  isMlxAdapter(model) ? baseModelOf(model) : undefined;
