/** @module How the weights of a record are quantized. */
import type { ModelRecord } from '../../../records/model.ts';

/** As `quant_method` and the hub's tags name them; read from the quantizers of Transformers 5. */
const methods = [
  'aqlm',
  'auto-round',
  'awq',
  'bitsandbytes',
  'compressed-tensors',
  'eetq',
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

/** The methods of a record: from its config, else from its tags. */
export function quantizationsOf({ config, tags = [] }: ModelRecord): readonly string[] {
  const { quant_method: method, load_in_4bit: four, load_in_8bit: eight } = config?.quantization_config ?? {};
  if (method !== undefined) return [method];
  return four === true || eight === true ? ['bitsandbytes'] : tags.filter(isMethod);
}

export const isQuantized = (model: ModelRecord): boolean => quantizationsOf(model).length > 0;
