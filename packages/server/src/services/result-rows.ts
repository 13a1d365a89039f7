/** @module Caches the parsed rows of search results until a record changes: popular records are in most results. */
import type { RecordTypes } from '@loadout/catalogue';
import { foldId, type RepoKind, type SearchEngine, type Store } from '@loadout/hub';
import { LRUCache } from 'lru-cache';
import type { ReadRow } from './readable-rows.ts';

/** JSON of all rows together, in characters; parsed, they take two to three times as much memory. */
const maxCharacters = 16 * 1024 * 1024;

/** In the order of the ids, without those that are deleted or damaged. */
export type ResultRows = <Kind extends RepoKind>(
  kind: Kind,
  ids: readonly string[],
) => Promise<RecordTypes[Kind][]>;

/** `threads`: each of them caches its part. */
export function resultRows(
  store: Pick<Store, 'getMany'>,
  index: Pick<SearchEngine, 'status'>,
  read: ReadRow,
  threads = 1,
): ResultRows {
  const options = { maxSize: Math.ceil(maxCharacters / threads) };
  const kept: { readonly [Kind in RepoKind]: LRUCache<string, Row<Kind>> } = {
    model: new LRUCache(options),
    dataset: new LRUCache(options),
    space: new LRUCache(options),
  };

  return async (kind, ids) => {
    const rows = kept[kind];
    const version = versionOf(index);
    const known = ids.map((id) => rows.get(foldId(id)));
    const isKept = (at: number): boolean => known[at]?.version === version;
    const missing = ids.filter((_id, at) => !isKept(at));
    const stored = missing.length === 0 ? [] : await store.getMany(kind, missing);
    let next = 0;
    return ids.flatMap((id, at) => {
      const before = known[at];
      if (before !== undefined && isKept(at)) return [before.record];
      const row = stored[next++];
      const record = row && read(kind, row);
      if (row === undefined || record === undefined) return [];
      rows.set(foldId(id), { version, record }, { size: row.json.length + 1 });
      return [record];
    });
  };
}

interface Row<Kind extends RepoKind> {
  /** Position of the index: at another position, the row may have changed. */
  readonly version: string | number;
  readonly record: RecordTypes[Kind];
}

function versionOf(index: Pick<SearchEngine, 'status'>): string | number {
  const { seq, version = seq } = index.status();
  return version;
}
