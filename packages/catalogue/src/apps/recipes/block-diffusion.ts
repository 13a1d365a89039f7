/** @module Models that write blocks of text by diffusion; servers run them with flags of their own. */
import { type Code, sh } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';

const isNamed = (model: ModelRecord, type: string, name: RegExp): boolean =>
  hasTag(model, type) || model.config?.model_type === type || name.test(nameOf(model));

/** Its buffers grow with the requests that a server takes at a time, and fill a GPU at the default number. */
export const isDiffusionGemma = (model: ModelRecord): boolean =>
  isNamed(model, 'diffusion_gemma', /diffusiongemma/i);

const isLlada = (model: ModelRecord): boolean => isNamed(model, 'llada2_moe', /llada2/i);

export const vllmDiffusionFlag = (model: ModelRecord): Code<'shell'> =>
  isDiffusionGemma(model) ? sh` --max-num-seqs 4` : sh.none;

/** Without an algorithm, SGLang runs no diffusion and returns nothing. */
export const sglangDiffusionFlag = (model: ModelRecord): Code<'shell'> => {
  if (isDiffusionGemma(model)) return sh` --dllm-algorithm Gemma4Renoise`;
  return isLlada(model) ? sh` --dllm-algorithm LowConfidence` : sh.none;
};
