/** @module Weights that no single GPU holds: servers divide them among several. */
import { parametersOf } from '../../../hardware/parameters.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { gpu } from '../../../snippets/warnings.ts';
import { isQuantized } from '../transformers/quantization/quantization.ts';

/** How many GPUs a usual server has. */
const usual = 8;

/** The largest GPUs have 288 GB, of which a server needs some for other things. */
const largest = 250e9;

/** Parameters of models whose names do not say how many they have. The first have at least so many. */
const sizes: readonly (readonly [name: RegExp, parameters: number])[] = [
  [
    /^(?!.*(?:distill|qwen|llama)).*(?:deepseek-(?:r1(?:-(?:zero|0528|awq|bf16|(?:nv)?fp4|v2))*$|v3|prover-v2|v4-pro)|kimi-k[23]|glm-5|longcat-flash-(?:chat|omni|thinking)|[lr]ing-1t)/i,
    562e9,
  ],
  [/^deepseek-(?:coder-v2|v2\.5)/i, 236e9],
  [/^glm-4\.[567](?!v)/i, 357e9],
  [/^grok-1(?:-|$)/i, 314e9],
  [/^intern-s1(?:-|$)/i, 241e9],
  [/^llama-4-maverick/i, 402e9],
  [/^step-3\.5-flash/i, 197e9],
  [/^step3(?:-(?!vl)|$)/i, 321e9],
];

/** Smaller models of these families, and those that were made smaller. */
const smaller = /[-_](?:air|distill\w*|(?<!longcat-|step-3\.5-)flash|lite|mini|reap|tiny)(?:[-_.\d]|$)/i;

function sizeByName(model: ModelRecord): number {
  const name = nameOf(model);
  return smaller.test(name) ? 0 : (sizes.find(([known]) => known.test(name))?.[1] ?? 0);
}

/** Bytes of one parameter, as far as the record tells: what is quantized may have four bits and their scales. */
function bytesOf(model: ModelRecord): number {
  if (/fp8|int8|w8a\d+/i.test(model.id) && !/fp4/i.test(model.id)) return 1;
  return isQuantized(model) || /\dbit|int4|awq|gptq/i.test(model.id) ? 0.5625 : 2;
}

/** Packed parameters are counted as fewer than the name states; small models for tests have the names of large ones. */
function needsGpus(model: ModelRecord): boolean {
  const counted = model.safetensors?.total;
  if (counted !== undefined && counted < largest / 10) return false;
  const parameters = Math.max(counted ?? 0, parametersOf({ id: model.id }) ?? 0, sizeByName(model));
  return parameters * bytesOf(model) > largest;
}

const gpus: Warning = {
  code: 'hardware',
  message: 'Needs several NVIDIA GPUs that together have enough memory for the model.',
};

/** Among how many GPUs the weights are divided; undefined if one holds them. */
export const gpusOf = (model: ModelRecord): number | undefined => (needsGpus(model) ? usual : undefined);

/** What a server needs to run it. */
export const gpuWarning = (model: ModelRecord): Warning => (needsGpus(model) ? gpus : gpu);
