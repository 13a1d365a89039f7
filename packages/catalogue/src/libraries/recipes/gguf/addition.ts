/** @module GGUF files that change another model and do not run alone: LoRA adapters and control vectors. */
import { hasTag, isAdapter, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isShareOfNamed } from '../../../records/traits/named-size.ts';

const vectorName = /(?:^|[-_.])(?:control-?vectors?|cvec)(?:[-_.]|$)/i;
const adapterName = /(?:^|[-_.])(?:q?lora|adapter)s?(?:[-_.]|$)/i;

/** Far more than an adapter has, and far less than any quantization of the model. */
const share = 0.2;

/** A merged model keeps the tags of the adapter it was made with: the number of parameters decides, then the name. */
function isGgufAdapter(model: ModelRecord): boolean {
  const named = adapterName.test(nameOf(model));
  const counted = model.gguf?.total;
  if (counted !== undefined) return (named || isAdapter(model)) && isShareOfNamed(model, counted, share);
  return named && model.library_name === 'peft';
}

export const isGgufAddition = (model: ModelRecord): boolean =>
  hasTag(model, 'control-vector') || vectorName.test(nameOf(model)) || isGgufAdapter(model);
