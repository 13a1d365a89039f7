/** @module How the weights of a record are quantized, and the packages that Transformers needs to load them. */
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { pip, type PythonRequirement } from '../../../../snippets/requirement.ts';
import { quantizationInName } from './name.ts';

/** By method, as `quant_method` and the hub's tags name it; read from the quantizers of Transformers 5. */
const packages = {
  aqlm: [pip('aqlm[gpu,cpu]')],
  'auto-round': [pip('auto-round')],
  awq: [pip('gptqmodel')],
  bitsandbytes: [pip('bitsandbytes')],
  'compressed-tensors': [pip('compressed-tensors')],
  eetq: [pip('kernels')],
  fbgemm_fp8: [pip('fbgemm-gpu')],
  fp8: [pip('kernels')],
  gptq: [pip('gptqmodel'), pip('optimum')],
  hqq: [pip('hqq')],
  modelopt: [],
  mxfp4: [pip('kernels')],
  nvfp4: [],
  quanto: [pip('optimum-quanto')],
  quark: [pip('amd-quark')],
  spqr: [pip('spqr_quant[gpu]')],
  torchao: [pip('torchao')],
  vptq: [pip('vptq')],
} as const satisfies Readonly<Record<string, readonly PythonRequirement[]>>;

export type QuantizationMethod = keyof typeof packages;

/** Tags of the hub for quantized weights of any method. */
const isAnyMethod = (tag: string): boolean => tag === '4-bit' || tag === '8-bit';

/** The methods of a record: from its config, else from its tags, else from its name unless the tags are of full weights. */
export function quantizationsOf({ id, config, tags }: ModelRecord): readonly string[] {
  const { quant_method: method, load_in_4bit: four, load_in_8bit: eight } = config?.quantization_config ?? {};
  if (method !== undefined) return [method];
  if (four === true || eight === true) return ['bitsandbytes'];
  const tagged = (tags ?? []).filter((tag) => Object.hasOwn(packages, tag));
  if (tagged.length > 0 || (tags?.length && !tags.some(isAnyMethod))) return tagged;
  const named = quantizationInName(id);
  return named === undefined ? [] : [named];
}

export const isQuantized = (model: ModelRecord): boolean => quantizationsOf(model).length > 0;

/** Transformers 4 loads AWQ weights with another package. */
const olderAwq: readonly PythonRequirement[] = [pip('autoawq')];

/** Algorithms whose weights one package loads, unless they are saved as compressed tensors. */
const isAlgorithm = (method: string): boolean => method === 'awq' || method === 'gptq';

const packagesFor = (method: string, major: number): readonly PythonRequirement[] =>
  method === 'awq' && major < 5 ? olderAwq : (own<readonly PythonRequirement[]>(packages, method) ?? []);

export function quantizationNeeds(model: ModelRecord, major: number): readonly PythonRequirement[] {
  const methods = quantizationsOf(model);
  const isPacked = methods.includes('compressed-tensors');
  return methods.flatMap((method) => (isPacked && isAlgorithm(method) ? [] : packagesFor(method, major)));
}

/** The method of a base model, by its name alone. Parts of a page take it from here: the names are in the same file. */
export const methodInName = (base: string): string | undefined => quantizationInName(base);

/** What the weights of a base model need, by its name alone. */
export const baseNeeds = (base: string): readonly PythonRequirement[] =>
  packagesFor(quantizationInName(base) ?? '', 5);
