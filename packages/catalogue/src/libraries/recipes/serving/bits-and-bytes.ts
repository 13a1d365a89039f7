/** @module Weights that bitsandbytes quantized, which servers read with packages besides their own. */
import type { ModelRecord } from '../../../records/model.ts';
import { quantizationsOf } from '../transformers/quantization/quantization.ts';

export const isBitsAndBytes = (model: ModelRecord): boolean =>
  quantizationsOf(model).includes('bitsandbytes');
