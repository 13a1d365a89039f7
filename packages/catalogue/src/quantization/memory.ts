/** @module Estimates the memory that a GGUF model needs at run time. */
import { CatalogueError } from '../errors.ts';
import { bitsPerWeight } from './file-name.ts';

/** The attention shape, if known; makes the KV cache size exact. */
export interface AttentionShape {
  readonly layers: number;
  readonly keyValueHeads: number;
  readonly headSize: number;
}

interface Circumstances {
  /** Context length in tokens; default: 4,096. */
  readonly contextLength?: number;
  readonly attention?: AttentionShape;
}

export type MemoryQuestion = Circumstances &
  (
    | { readonly fileSize: number; readonly parameters?: number; readonly label?: string }
    | { readonly fileSize?: undefined; readonly parameters: number; readonly label: string }
  );

/** All in bytes. */
export interface MemoryNeed {
  readonly weights: number;
  readonly cache: number;
  readonly overhead: number;
  readonly total: number;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const defaultContextLength = 4096;
/** Keys and values in half precision. */
const cacheBytes = 2;
/** Typical KV cache per token for models with grouped-query attention, per square root of billions of parameters. */
const typicalCachePerToken = 40 * kibibyte;
const assumedBits = 8;

const requirePositive = (where: string, value: number | undefined): void => {
  if (value === undefined || (Number.isFinite(value) && value > 0)) return;
  throw new CatalogueError('invalid-option', `${where} must be a number above zero, not ${value}.`, where);
};

const bitsOf = (label: string): number => {
  const bits = bitsPerWeight(label);
  if (bits !== undefined) return bits;
  throw new CatalogueError('invalid-option', `label must name a GGUF quantization such as Q4_K_M.`, 'label');
};

/** Estimated file size: parameters × bits per weight ÷ 8. */
export const estimateFileSize = (parameters: number, label: string): number =>
  Math.ceil((parameters * bitsOf(label)) / 8);

const weigh = (question: MemoryQuestion): { weights: number; parameters: number } => {
  if (question.fileSize === undefined) {
    return {
      weights: estimateFileSize(question.parameters, question.label),
      parameters: question.parameters,
    };
  }
  const bits = (question.label === undefined ? undefined : bitsPerWeight(question.label)) ?? assumedBits;
  return { weights: question.fileSize, parameters: question.parameters ?? (question.fileSize * 8) / bits };
};

const cachePerToken = (parameters: number, attention: AttentionShape | undefined): number =>
  attention === undefined
    ? typicalCachePerToken * Math.sqrt(parameters / 1e9)
    : 2 * attention.layers * attention.keyValueHeads * attention.headSize * cacheBytes;

/**
 * total = weights + cache + overhead
 *
 * - weights: the file's size, or parameters × bits per weight ÷ 8;
 * - cache: keys and values in half precision, 2 × layers × key-value heads × head size × 2 bytes per
 *   token of context. Without the attention's shape, 40 KiB × √(parameters in billions) per token,
 *   which fits common models with grouped attention and is too much for those with fewer heads, a
 *   sliding window, latent attention or few active layers;
 * - overhead: 256 MiB and 5% of the weights, for the working buffers and the program itself.
 *
 * Not included: an image projector or draft model, a second request at the same time, a larger
 * batch, and memory that the system and the screen use.
 */
export const memoryNeed = (question: MemoryQuestion): MemoryNeed => {
  const { attention, contextLength = defaultContextLength } = question;
  requirePositive('fileSize', question.fileSize);
  requirePositive('parameters', question.parameters);
  requirePositive('contextLength', contextLength);
  requirePositive('attention.layers', attention?.layers);
  requirePositive('attention.keyValueHeads', attention?.keyValueHeads);
  requirePositive('attention.headSize', attention?.headSize);
  const { weights, parameters } = weigh(question);
  const cache = Math.ceil(contextLength * cachePerToken(parameters, attention));
  const overhead = Math.ceil(256 * mebibyte + weights * 0.05);
  return { weights, cache, overhead, total: weights + cache + overhead };
};
