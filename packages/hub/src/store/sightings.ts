/** @module Prepares sightings for a store: the last of a day wins, times are in UTC. */

import { type Row, textOf } from './rows.ts';
import { foldId, type Sighting, type SightingInput } from './store.ts';

export interface KeyedSighting {
  readonly kind: string;
  readonly key: string;
  /** `2026-01-31`; there is one sighting per day. */
  readonly day: string;
  readonly at: string;
  readonly downloads: number | null;
  readonly likes: number | null;
}

export function lastOfDay(sightings: readonly SightingInput[]): KeyedSighting[] {
  const last = new Map<string, KeyedSighting>();
  for (const { kind, id, at: time, downloads, likes } of sightings) {
    const at = new Date(time).toISOString();
    const keyed = { kind, key: foldId(id), day: at.slice(0, 10), at };
    last.set(`${kind} ${keyed.key} ${keyed.day}`, {
      ...keyed,
      downloads: downloads ?? null,
      likes: likes ?? null,
    });
  }
  return [...last.values()];
}

/** Columns `at`, `downloads` and `likes`. */
export function sightingOf(row: Row): Sighting {
  const downloads = row['downloads'];
  const likes = row['likes'];
  return {
    at: textOf(row, 'at') ?? '',
    ...(downloads !== null && { downloads: Number(downloads) }),
    ...(likes !== null && { likes: Number(likes) }),
  };
}
