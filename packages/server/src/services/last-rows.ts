/** @module Caches the last rows read from a store, so that they remain readable while its database is unreachable. */
import { foldId, type RepoKind, type Store, type StoredRecord, StoreError } from '@loadout/hub';
import { LRUCache } from 'lru-cache';

/** `maxSize` is the total length of the rows' JSON, in characters. */
const limits = { max: 50_000, maxSize: 64 * 1024 * 1024 };
const leastSize = 100;

interface LastRow {
  /** The row's latest known position in the change sequence. */
  readonly seq: number;
  /** `undefined` when the record was deleted. */
  readonly row: StoredRecord | undefined;
}

/**
 * Reads go to the database while it is reachable. During an outage, rows come from the cache without waiting, until
 * any call succeeds again; the index polls for changes every second and so detects the recovery. Changes read by the
 * index update the cache, including deletions. During an outage, an uncached row is an error, never "not found". Each
 * of several threads caches its part.
 */
export function withLastRows(store: Store, threads = 1): Store {
  const rows = new LRUCache<string, LastRow>({
    max: Math.ceil(limits.max / threads),
    maxSize: Math.ceil(limits.maxSize / threads),
    sizeCalculation: ({ row }) => leastSize + (row?.json.length ?? 0),
  });
  let outage: StoreError | undefined;

  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work();
      outage = undefined;
      return result;
    } catch (error) {
      if (isOutage(error)) outage = error;
      throw error;
    }
  };

  const learn = (kind: RepoKind, id: string, row: StoredRecord | undefined): void => {
    const key = keyOf(kind, id);
    const known = rows.get(key);
    // A read that started before a write may return the older row: do not cache it.
    if (row !== undefined && row.seq >= (known?.seq ?? 0)) rows.set(key, { seq: row.seq, row });
    if (row === undefined && known !== undefined) rows.set(key, { seq: known.seq, row });
  };

  const recall = (kind: RepoKind, ids: readonly string[], reason: StoreError) =>
    ids.map((id) => {
      const known = rows.get(keyOf(kind, id));
      if (known === undefined) throw reason;
      return known.row;
    });

  const getMany = async (kind: RepoKind, ids: readonly string[]) => {
    if (outage !== undefined) return recall(kind, ids, outage);
    try {
      const found = await watched(() => store.getMany(kind, ids));
      for (const [at, id] of ids.entries()) learn(kind, id, found[at]);
      return found;
    } catch (error) {
      if (isOutage(error)) return recall(kind, ids, error);
      throw error;
    }
  };

  return {
    getMany,
    get: async (kind, id) => (await getMany(kind, [id]))[0],
    async changesSince(seq, limit) {
      const changes = await watched(() => store.changesSince(seq, limit));
      for (const { json, ...change } of changes) {
        const key = keyOf(change.kind, change.id);
        if (rows.get(key) === undefined) continue;
        rows.set(key, { seq: change.seq, row: json === null ? undefined : { ...change, json } });
      }
      return changes;
    },
    put: (records, options) => watched(() => store.put(records, options)),
    delete: (kind, ids) => watched(() => store.delete(kind, ids)),
    head: () => watched(() => store.head()),
    scan: (kind, options) => store.scan(kind, options),
    count: (kind) => store.count(kind),
    card: (kind, id) => watched(() => store.card(kind, id)),
    cardTexts: (records) => watched(() => store.cardTexts(records)),
    putCard: (card) => watched(() => store.putCard(card)),
    deleteCard: (kind, id) => watched(() => store.deleteCard(kind, id)),
    bookmark: (key) => store.bookmark(key),
    histories: (kind, ids) => store.histories(kind, ids),
    identity: () => store.identity(),
    watch: (listener) => store.watch(listener),
    close: () => store.close(),
  };
}

const keyOf = (kind: RepoKind, id: string): string => `${kind} ${foldId(id)}`;

const isOutage = (error: unknown): error is StoreError =>
  error instanceof StoreError && error.code === 'unavailable';
