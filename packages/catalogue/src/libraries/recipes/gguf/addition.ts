/** @module GGUF files that change another model and do not run alone: LoRA adapters and control vectors. */
import { hasTag, isAdapter, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const vectorName = /(?:^|[-_.])(?:control-?vectors?|cvec)(?:[-_.]|$)/i;
const adapterName = /(?:^|[-_.])(?:q?lora|adapter)s?(?:[-_.]|$)/i;
const billions = /(?:^|[-_.])(\d+(?:\.\d+)?)b(?:[-_.]|$)/i;

/** Far more than an adapter has, and far less than any quantization of the model. */
const share = 0.2;

/** Whether the header counts only a part of the parameters that the name states. */
function isPart(model: ModelRecord, counted: number): boolean {
  const named = billions.exec(nameOf(model))?.[1];
  return named !== undefined && counted < Number(named) * 1e9 * share;
}

/** A merged model keeps the tags of the adapter it was made with: the number of parameters decides, then the name. */
function isGgufAdapter(model: ModelRecord): boolean {
  const named = adapterName.test(nameOf(model));
  const counted = model.gguf?.total;
  if (counted !== undefined) return (named || isAdapter(model)) && isPart(model, counted);
  return named && model.library_name === 'peft';
}

export const isGgufAddition = (model: ModelRecord): boolean =>
  hasTag(model, 'control-vector') || vectorName.test(nameOf(model)) || isGgufAdapter(model);
