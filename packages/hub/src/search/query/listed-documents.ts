/** @module The documents to read for a count: those that match, or those that do not. */

import { listBits, removeAll } from '../bits/bitmap.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';

/** Writes them into the ordinals of the index, and returns their number. */
export function listDocuments(index: KindIndex, { segment }: Matches, throughOthers: boolean): number {
  if (!throughOthers) return segment.list(index.ordinals);
  const others = index.pool.copyOf(index.live);
  removeAll(others, segment.bits);
  return listBits(others, index.ordinals);
}
