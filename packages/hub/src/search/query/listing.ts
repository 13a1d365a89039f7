/** @module Lists all records, a range at a time. */

import { hasBit } from '../bits/bitmap.ts';
import { figureAt } from '../bits/columns.ts';
import type { KindIndex } from '../live/kind-index.ts';

export interface Stretch {
  readonly skip: number;
  readonly limit: number;
}

export interface Listed {
  readonly id: string;
  /** Last change, or creation, in seconds; absent if the record has neither. */
  readonly changed?: number;
}

/** By id, followed by writes since the arrays were built: the order is stable until the next write. */
export function listStretch(
  { segment, live, liveInSegment, delta }: KindIndex,
  { skip, limit }: Stretch,
): Listed[] {
  const listed: Listed[] = [];
  let passed = 0;
  for (let place = 0; place < segment.count && listed.length < limit; place++) {
    const ordinal = segment.idOrder[place] ?? 0;
    if (!hasBit(live, ordinal) || passed++ < skip) continue;
    const { updated, created } = segment.columns;
    listed.push(entry(segment.idAt(ordinal), figureAt(updated, ordinal), figureAt(created, ordinal)));
  }
  const first = Math.max(0, skip - liveInSegment);
  const fresh = [...delta.values()].slice(first, first + limit - listed.length);
  for (const { id, numbers } of fresh) listed.push(entry(id, numbers.updated, numbers.created));
  return listed;
}

function entry(id: string, updated = NaN, created = NaN): Listed {
  const changed = Number.isNaN(updated) ? created : updated;
  return Number.isNaN(changed) ? { id } : { id, changed };
}
