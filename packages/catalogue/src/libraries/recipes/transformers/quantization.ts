/** @module Packages that Transformers needs to load quantized weights. */
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { pip, type PythonRequirement } from '../../../snippets/requirement.ts';
import { type QuantizationMethod, quantizationsOf } from './quantization-kind.ts';
import { quantizationInName } from './quantization-name.ts';

/** By method. */
const packages: Readonly<Record<QuantizationMethod, readonly PythonRequirement[]>> = {
  aqlm: [pip('aqlm[gpu,cpu]')],
  'auto-round': [pip('auto-round')],
  awq: [pip('gptqmodel')],
  bitsandbytes: [pip('bitsandbytes')],
  'compressed-tensors': [pip('compressed-tensors')],
  eetq: [pip('kernels')],
  fp8: [pip('kernels')],
  gptq: [pip('gptqmodel'), pip('optimum')],
  hqq: [pip('hqq')],
  mxfp4: [pip('kernels')],
  nvfp4: [pip('kernels')],
  quanto: [pip('optimum-quanto')],
  quark: [pip('amd-quark')],
  spqr: [pip('spqr_quant[gpu]')],
  torchao: [pip('torchao')],
  vptq: [pip('vptq')],
};

/** Transformers 4 loads AWQ weights with another package. */
const olderAwq: readonly PythonRequirement[] = [pip('autoawq')];

const packagesFor = (method: string, major: number): readonly PythonRequirement[] =>
  method === 'awq' && major < 5 ? olderAwq : (own(packages, method) ?? []);

export const quantizationNeeds = (model: ModelRecord, major: number): readonly PythonRequirement[] =>
  quantizationsOf(model).flatMap((method) => packagesFor(method, major));

/** What the weights of a base model need, by its name alone. */
export const baseNeeds = (base: string): readonly PythonRequirement[] =>
  packagesFor(quantizationInName(base) ?? '', 5);
