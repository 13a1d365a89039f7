/** @module The memory that a model needs, as two whole numbers of 32 bits: enough for 4 TiB. */

import type { IndexedFields } from './fields.ts';

/** In bytes. */
export interface ModelMemory {
  /** Weights and overhead. */
  readonly fixed: number;
  /** Of the KV cache. */
  readonly perToken: number;
}

const kibibyte = 1024;

/** Rounded up, so that every model listed as fitting does fit. */
export const memoryFigures = ({ fixed, perToken }: ModelMemory): IndexedFields['numbers'] => ({
  weights: Math.ceil(fixed / kibibyte),
  cache: Math.ceil(perToken),
});

/** Bytes with this many tokens of context. */
export const memoryOf = (weights: number, cache: number, context: number): number =>
  weights * kibibyte + cache * context;
