/** @module Which documents run in a given memory: weights, and the KV cache of a number of tokens. */

import type { Bitmap } from '../bits/bitmap.ts';
import { absentIn, type Column } from '../bits/columns.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { isWithin, memoryOf } from '../fields/memory.ts';
import type { MemoryLimit } from './query.ts';

export function keepFitting(
  bits: Bitmap,
  columns: Readonly<Record<'weights' | 'cache', Column>>,
  { max, context }: MemoryLimit,
): void {
  const { weights, cache } = columns;
  // Looked up once: most records have no sizes, and `figureAt` tests the type of the column for each of them.
  const withoutWeights = absentIn(weights);
  const withoutCache = absentIn(cache);
  for (let i = 0; i < bits.length; i++) {
    let kept = 0;
    for (let left = bits[i] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const ordinal = (i << 5) + 31 - Math.clz32(bit);
      const ofWeights = weights[ordinal] ?? NaN;
      const ofCache = cache[ordinal] ?? NaN;
      if (ofWeights === withoutWeights || ofCache === withoutCache) continue;
      // `NaN` is not at most anything.
      if (isWithin(memoryOf(ofWeights, ofCache, context), max)) kept |= bit;
    }
    bits[i] = kept;
  }
}

export const needsAtMost = (
  { weights = NaN, cache = NaN }: IndexedFields['numbers'],
  { max, context }: MemoryLimit,
): boolean => isWithin(memoryOf(weights, cache, context), max);
