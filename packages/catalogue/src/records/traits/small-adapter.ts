/** @module Adapters that say nothing of PEFT: their weights are far smaller than those of the base in their name. */
import { baseModelOf, filesOf, hasTag, isAdapter } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import { isShareOfNamed } from './named-size.ts';

/** Bytes for each parameter of the base; the smallest quantized weights have as many. */
const mostBytes = 0.25;

/** Of a record that names Transformers. The hub counts the tensors of whole models, and not those of adapters. */
export function isSmallAdapter(model: ModelRecord): boolean {
  const { id, usedStorage: bytes = 0, safetensors } = model;
  const base = baseModelOf(model);
  if (model.library_name !== 'transformers' || bytes === 0 || base === undefined || safetensors !== undefined)
    return false;
  if (!hasTag(model, 'safetensors') || hasTag(model, 'mlx', 'vllm')) return false;
  if (isAdapter(model) || filesOf(model).length > 0) return false;
  return [id, base].some((name) => isShareOfNamed({ id: name }, bytes, mostBytes));
}
