/** @module Records of the hub that are not in the store, with their history: in memory, the longest unread are evicted. */

import { LRUCache } from 'lru-cache';
import { lastOfDay, sightingOf } from '../../store/sightings.ts';
import { foldId, historyLimit, type RepoKind, type Sighting } from '../../store/store.ts';
import type { RefreshedStore } from '../refresh/refresher.ts';

export interface PassingRecord {
  /** The record's own id, which differs from the requested one if it was renamed. */
  readonly id: string;
  /** `undefined` if the hub does not have it. */
  readonly json: string | undefined;
  /** When the hub returned it, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it has the fields that need further requests. */
  readonly isWhole: boolean;
  readonly history: readonly Sighting[];
}

export interface PassingLimits {
  readonly maxEntries: number;
  /** Limit for all records together, as JSON. */
  readonly maxCharacters: number;
}

export interface PassingRecords extends RefreshedStore {
  get(kind: RepoKind, id: string): PassingRecord | undefined;
  /** The first response of the hub; it replaces the cached record. */
  set(kind: RepoKind, requested: string, record: Pick<PassingRecord, 'id' | 'json'>): void;
}

/** A missing record also takes some memory, and so does a point of the history. */
const leastWeight = 100;

const keyOf = (kind: RepoKind, id: string): string => `${kind} ${foldId(id)}`;

export function passingRecords({ maxEntries, maxCharacters }: PassingLimits, now: () => number) {
  const cache = new LRUCache<string, PassingRecord>({
    max: maxEntries,
    maxSize: maxCharacters,
    sizeCalculation: ({ json = '', history }) => leastWeight * (1 + history.length) + json.length,
  });

  const records: PassingRecords = {
    get(kind, id) {
      const known = cache.get(keyOf(kind, id));
      return known && (cache.get(keyOf(kind, known.id)) ?? known);
    },

    set(kind, requested, { id, json }) {
      const record = { id, json, at: now(), isWhole: false, history: [] };
      for (const each of new Set([requested, id])) cache.set(keyOf(kind, each), record);
    },

    async put(written, { sightings }) {
      const seen = lastOfDay(sightings);
      for (const { kind, id, json } of written) {
        const key = keyOf(kind, id);
        const before = cache.get(key)?.history ?? [];
        const added = seen.filter((each) => `${each.kind} ${each.key}` === key);
        const kept = before.filter(({ at }) => !added.some(({ day }) => at.startsWith(day)));
        const history = [...kept, ...added.map((each) => sightingOf({ ...each }))].slice(-historyLimit);
        cache.set(key, { id, json, at: now(), isWhole: true, history });
      }
    },

    histories: async (kind, ids) => ids.map((id) => records.get(kind, id)?.history ?? []),
  };
  return records;
}
