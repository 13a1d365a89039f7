/** @module Which documents run in a given memory: weights, and the KV cache of a number of tokens. */

import { type Bitmap, clearBit, hasBit } from '../bits/bitmap.ts';
import { type Column, figureAt } from '../bits/columns.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { memoryOf } from '../fields/memory.ts';
import type { MemoryLimit } from './query.ts';

export function keepFitting(
  bits: Bitmap,
  columns: Readonly<Record<'weights' | 'cache', Column>>,
  { max, context }: MemoryLimit,
): void {
  const { weights, cache } = columns;
  for (let ordinal = 0; ordinal < weights.length; ordinal++) {
    if (!hasBit(bits, ordinal)) continue;
    // `NaN`, an absent figure, is not at most anything.
    if (memoryOf(figureAt(weights, ordinal), figureAt(cache, ordinal), context) <= max) continue;
    clearBit(bits, ordinal);
  }
}

export const needsAtMost = (
  { weights = NaN, cache = NaN }: IndexedFields['numbers'],
  { max, context }: MemoryLimit,
): boolean => memoryOf(weights, cache, context) <= max;
