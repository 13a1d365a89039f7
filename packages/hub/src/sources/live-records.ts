/** @module Fetches single records from a live hub and caches them, including missing ones. */

import { LRUCache } from 'lru-cache';
import { describeProblems, parseRecord } from '../records/parse-record.ts';
import { foldId, type RepoKind } from '../store/store.ts';
import { systemClock } from './clock.ts';
import type { HubClient } from './hub-client.ts';
import { HubError } from './hub-error.ts';

export interface LiveRecord {
  readonly json: string;
}

export interface LiveRecordsOptions {
  readonly ttlMs?: number;
  /** How long a missing record is cached. */
  readonly missingTtlMs?: number;
  readonly maxEntries?: number;
  /** Limit for all cached records together, as JSON. */
  readonly maxCharacters?: number;
  readonly now?: () => number;
}

export interface LiveRecords {
  /** Returns an expired record while the hub is unreachable. */
  get(kind: RepoKind, id: string): Promise<LiveRecord | undefined>;
}

/** Expired entries stay in the cache as a fallback during an outage, so the cache's own TTL is not used. */
interface Cached {
  readonly found: LiveRecord | undefined;
  readonly expires: number;
}

const minute = 60_000;
/** A missing record also takes some memory. */
const leastWeight = 100;

export function liveRecords(hub: HubClient, options: LiveRecordsOptions = {}): LiveRecords {
  const cache = new LRUCache<string, Cached>({
    max: options.maxEntries ?? 5_000,
    maxSize: options.maxCharacters ?? 64 * 1024 * 1024,
    sizeCalculation: ({ found }) => leastWeight + (found?.json.length ?? 0),
  });
  const now = options.now ?? (() => systemClock.now());
  const underWay = new Map<string, Promise<LiveRecord | undefined>>();

  const fetchRecord = async (kind: RepoKind, id: string, key: string) => {
    const found = read(kind, await hub.record(kind, id));
    const ttlMs = found ? (options.ttlMs ?? 10 * minute) : (options.missingTtlMs ?? minute);
    cache.set(key, { found, expires: now() + ttlMs });
    return found;
  };

  return {
    async get(kind, id) {
      const key = `${kind} ${foldId(id)}`;
      const cached = cache.get(key);
      if (cached && now() < cached.expires) return cached.found;
      // Concurrent requests for the same record share one response.
      const request = underWay.get(key) ?? fetchRecord(kind, id, key).finally(() => underWay.delete(key));
      underWay.set(key, request);
      try {
        return await request;
      } catch (error) {
        if (cached && error instanceof HubError && isOutage(error)) return cached.found;
        throw error;
      }
    },
  };
}

function read(kind: RepoKind, answer: unknown): LiveRecord | undefined {
  if (answer === undefined) return undefined;
  const parsed = parseRecord(kind, answer, 'drop');
  if (!parsed.ok) throw new HubError('bad-answer', `The hub's record: ${describeProblems(parsed.problems)}`);
  return { json: parsed.json };
}

function isOutage({ code }: HubError): boolean {
  return code === 'unavailable' || code === 'rate-limited';
}
