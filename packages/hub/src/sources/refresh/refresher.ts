/**
 * @module Refreshes stored records from the hub when somebody looks at them: the visitor gets the stored record at
 * once, a request to the hub follows in the background. One per record at a time, few at once, none while the hub is down.
 */

import { LRUCache } from 'lru-cache';
import { storedRecord } from '../../records/stored-record.ts';
import {
  foldId,
  type RecordInput,
  type RepoKind,
  type SightingInput,
  type Store,
  type StoredRecord,
} from '../../store/store.ts';
import { systemClock } from '../clock.ts';
import type { HubClient } from '../hub-client.ts';
import { HubError } from '../hub-error.ts';
import { Backoff } from './backoff.ts';
import { completeRecord } from './complete-record.ts';
import { sightingOf } from './sighting.ts';
import { withTrend } from './trend.ts';

export interface Freshness {
  /**
   * `fresh`: checked recently. `refreshing`: requested from the hub now. `stale`: due, but the hub is down or the queue full.
   * `missing`: the hub does not have it.
   */
  readonly state: 'fresh' | 'refreshing' | 'stale' | 'missing';
  /** When the hub last returned the record, as an ISO date. */
  readonly checkedAt?: string;
  /** When a view next starts a refresh, in milliseconds since 1970; only if that is known now. */
  readonly until?: number;
}

/** What is refreshed: the store, or records in memory. */
export interface RefreshedStore {
  readonly histories: Store['histories'];
  put(
    records: readonly RecordInput[],
    options: { readonly sightings: readonly SightingInput[] },
  ): Promise<unknown>;
}

export interface RefresherOptions {
  /** How long a record stays fresh. */
  readonly ttlMs?: number;
  /** How long a record that the hub lacks, or that is invalid there, is not requested again. */
  readonly missingTtlMs?: number;
  /** Records refreshed at the same time. */
  readonly concurrency?: number;
  /** Records waiting; further ones are refreshed when somebody looks again. */
  readonly maxWaiting?: number;
  readonly now?: () => number;
  /** Called after a record was written. */
  readonly onWritten?: () => Promise<unknown>;
  /** Called when the hub does not have a record any more. */
  readonly onMissing?: (kind: RepoKind, id: string) => void;
}

export interface Refresher {
  /** Starts a refresh if one is due. Does not wait for the hub. */
  look(kind: RepoKind, stored: StoredRecord): Promise<Freshness>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Aborts what is under way. */
  close(): Promise<void>;
}

const minute = 60_000;

export function refresher(store: RefreshedStore, hub: HubClient, options: RefresherOptions = {}): Refresher {
  const now = options.now ?? (() => systemClock.now());
  const { ttlMs = 60 * minute, missingTtlMs = 10 * minute, concurrency = 4, maxWaiting = 200 } = options;
  /** Last checks, so that not every view reads the history. */
  const checked = new LRUCache<string, number>({ max: 50_000 });
  const missing = new LRUCache<string, number>({ max: 10_000 });
  const underWay = new Map<string, Promise<void>>();
  const backoff = new Backoff(now);
  const closing = new AbortController();
  const waiting: (() => void)[] = [];
  let running = 0;

  const checkedAt = async (kind: RepoKind, id: string, key: string): Promise<number | undefined> => {
    const known = checked.get(key);
    if (known !== undefined) return known;
    const [history] = await store.histories(kind, [id]);
    const last = history?.at(-1);
    if (last === undefined) return undefined;
    checked.set(key, Date.parse(last.at));
    return Date.parse(last.at);
  };

  /** The rows of a dataset that its hub no longer has must not be shown. */
  const withdraw = async (kind: RepoKind, row: StoredRecord): Promise<void> => {
    const record = kind === 'dataset' ? storedRecord(kind, { id: row.id, json: row.json }) : undefined;
    if (record?.preview === undefined) return;
    const { preview: _, derived: __, ...kept } = record;
    await store.put([{ kind, id: row.id, json: JSON.stringify(kept) }], { sightings: [] });
    await options.onWritten?.();
  };

  const write = async (kind: RepoKind, row: StoredRecord, key: string): Promise<void> => {
    const earlier = storedRecord(kind, { id: row.id, json: row.json });
    const record = await completeRecord(hub, kind, row.id, earlier, closing.signal);
    backoff.succeeded();
    // A renamed repository is another record.
    if (record === undefined || foldId(record.id) !== foldId(row.id)) {
      missing.set(key, now() + missingTtlMs);
      await withdraw(kind, row);
      options.onMissing?.(kind, row.id);
      return;
    }
    const sighting = sightingOf(kind, record, now());
    const [history = []] = await store.histories(kind, [row.id]);
    const json = JSON.stringify(withTrend(record, [...history, sighting]));
    await store.put([{ kind, id: record.id, json }], { sightings: [sighting] });
    checked.set(key, now());
    await options.onWritten?.();
  };

  const refresh = async (kind: RepoKind, row: StoredRecord, key: string): Promise<void> => {
    try {
      await write(kind, row, key);
    } catch (error) {
      if (closing.signal.aborted) return;
      if (error instanceof HubError && isOutage(error)) backoff.failed();
      else missing.set(key, now() + missingTtlMs);
    }
  };

  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      // The hub may have become unreachable while this waited.
      if (!closing.signal.aborted && !backoff.isActive()) await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };

  return {
    async look(kind, stored) {
      const key = `${kind} ${foldId(stored.id)}`;
      const at = await checkedAt(kind, stored.id, key);
      const since = at === undefined ? {} : { checkedAt: new Date(at).toISOString() };
      if (at !== undefined && now() - at < ttlMs) return { state: 'fresh', ...since, until: at + ttlMs };
      const missingUntil = missing.get(key) ?? 0;
      if (missingUntil > now()) return { state: 'missing', ...since, until: missingUntil };
      if (underWay.has(key)) return { state: 'refreshing', ...since };
      if (closing.signal.aborted || backoff.isActive() || waiting.length >= maxWaiting)
        return { state: 'stale', ...since };
      const work = inTurn(() => refresh(kind, stored, key)).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return { state: 'refreshing', ...since };
    },

    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },

    async close() {
      closing.abort();
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}

const isOutage = ({ code }: HubError): boolean => code === 'unavailable' || code === 'rate-limited';
