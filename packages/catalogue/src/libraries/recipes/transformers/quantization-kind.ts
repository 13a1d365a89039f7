/** @module How the weights of a record are quantized. */
import type { ModelRecord } from '../../../records/model.ts';
import { quantizationInName } from './quantization-name.ts';

/** As `quant_method` and the hub's tags name them; read from the quantizers of Transformers 5. */
const methods = [
  'aqlm',
  'auto-round',
  'awq',
  'bitsandbytes',
  'compressed-tensors',
  'eetq',
  'fp8',
  'gptq',
  'hqq',
  'mxfp4',
  'nvfp4',
  'quanto',
  'quark',
  'spqr',
  'torchao',
  'vptq',
] as const;

export type QuantizationMethod = (typeof methods)[number];

const isMethod = (tag: string): boolean => methods.some((method) => method === tag);

/** Names that may tell a method; a page reads the others without the table of names. */
const mayTell = /awq|bit|bnb|fp[48]|gptq|quant|round|w\da/i;

/** The methods of a record: from its config, else from its tags, else from its name. */
export function quantizationsOf({ id, config, tags }: ModelRecord): readonly string[] {
  const { quant_method: method, load_in_4bit: four, load_in_8bit: eight } = config?.quantization_config ?? {};
  if (method !== undefined) return [method];
  if (four === true || eight === true) return ['bitsandbytes'];
  if (tags?.length) return tags.filter(isMethod);
  const named = mayTell.test(id) ? quantizationInName(id) : undefined;
  return named === undefined ? [] : [named];
}

export const isQuantized = (model: ModelRecord): boolean => quantizationsOf(model).length > 0;
