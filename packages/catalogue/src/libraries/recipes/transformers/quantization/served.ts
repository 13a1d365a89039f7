/** @module Quantized weights that servers read, and Transformers does not. */
import type { ModelRecord } from '../../../../records/model.ts';
import { quantizationsOf } from './quantization.ts';

/** Names and types of models with experts: `35B-A3B`, `qwen3_moe`, and those that have neither. */
const withExperts =
  /-a\d+b|moe|mixtral|qwen3[-_](?:coder-)?next|deepseek[-_](?:coder-)?v|hy_v3|laguna|minimax/i;

/** Gemma 4 and Qwen3-VL with experts, of which Transformers converts none. */
const unconverted = /gemma-?4[^]*a4b|a4b[^]*gemma-?4|qwen3[-_]vl[^]*(?:a\d+b|moe)/i;

/** Weights of AWQ with parts that are not packed, which their config does not tell, or with packed experts. */
const partlyPacked = /^opengvlab\/\S*internvl|nemotron-3-nano/i;

/** Qwen3-Next and later: GPTQ leaves the layers of attention as they are, which Transformers does not read from its config. */
const partlyQuantized = /qwen-?3(?:\.[5-9]|_5|[-_](?:coder-)?next)/i;

/** Packed experts for which Transformers drops a scale, or leaves values at random. */
function hasUnreadExperts(words: string, named: readonly string[]): boolean {
  const packed = named.includes('compressed-tensors');
  // For AWQ and GPTQ it replaces linear layers; since release 5, experts are none.
  const replaced = !packed && (named.includes('awq') || named.includes('gptq'));
  return (
    ((replaced || (packed && /nvfp4/i.test(words))) && withExperts.test(words)) ||
    ((replaced || packed) && unconverted.test(words))
  );
}

/** Whether servers read the weights and Transformers does not: Model Optimizer's, most in NVFP4, some packed experts. */
export const isServedQuantization = (model: ModelRecord): boolean => {
  const named = quantizationsOf(model);
  const words = String([model.id, model.config?.model_type, model.tags]);
  const isGptq = String(named) === 'gptq';
  return (
    ((named.includes('modelopt') || named.includes('nvfp4')) && !named.includes('compressed-tensors')) ||
    (named.includes('awq') && partlyPacked.test(model.id)) ||
    (isGptq && partlyQuantized.test(words)) ||
    hasUnreadExperts(words, named)
  );
};
