/** @module A store whose last rows are kept in memory, so that they can be read while its database is away. */
import { foldId, type RepoKind, type Store, type StoredRecord, StoreError } from '@loadout/hub';
import { LRUCache } from 'lru-cache';

/** The size is that of the rows' JSON, in characters. */
const limits = { max: 50_000, maxSize: 64 * 1024 * 1024 };
const leastSize = 100;

interface LastRow {
  /** Place in the change sequence of what is known of it. */
  readonly seq: number;
  /** Nothing when it is known to be deleted. */
  readonly row: StoredRecord | undefined;
}

/**
 * The database is asked as long as it answers. Once it does not, rows come from memory, at once, until some call
 * reaches it again; the index, which asks for changes every second, is the one that finds out. What the index reads
 * keeps the rows in step, deletions too. A row that is not in memory is an error then, never a missing row.
 */
export function withLastRows(store: Store): Store {
  const rows = new LRUCache<string, LastRow>({
    ...limits,
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
    // A read that was under way while the record was written brings what it was before.
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
    bookmark: (key) => store.bookmark(key),
    identity: () => store.identity(),
    watch: (listener) => store.watch(listener),
    close: () => store.close(),
  };
}

const keyOf = (kind: RepoKind, id: string): string => `${kind} ${foldId(id)}`;

const isOutage = (error: unknown): error is StoreError =>
  error instanceof StoreError && error.code === 'unavailable';
