/** @module The memory that a model needs, as two whole numbers of 32 bits: enough for 4 TiB. */

import type { IndexedFields } from './fields.ts';

/** In bytes. */
export interface ModelMemory {
  /** Weights and overhead. */
  readonly fixed: number;
  /** Of the KV cache. */
  readonly perToken: number;
}

/** Weights are indexed in this unit. */
export const kibibyte = 1024;

/** Rounded up, so that every model listed as fitting does fit. */
export const memoryFigures = ({ fixed, perToken }: ModelMemory): IndexedFields['numbers'] => ({
  weights: Math.ceil(fixed / kibibyte),
  cache: Math.ceil(perToken),
});

/** Bytes with this many tokens of context. */
export const memoryOf = (weights: number, cache: number, context: number): number =>
  weights * kibibyte + cache * context;

/**
 * Whether a need is within a limit, both in single precision: a cluster compares scores, which have no more. A model
 * may thus need a ten-millionth more than the limit, which is far less than its overhead is estimated to be.
 */
export const isWithin = (bytes: number, max: number): boolean => Math.fround(bytes) <= Math.fround(max);
