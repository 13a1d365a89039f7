/** @module Caches the rows of search results until a record changes: popular records are in most results. */
import type { RecordTypes } from '@loadout/catalogue';
import type { RepoKind, SearchEngine, Store } from '@loadout/hub';
import { LRUCache } from 'lru-cache';
import type { PrintRow } from '../services.ts';
import type { ReadRow } from './readable-rows.ts';

/** JSON of all parsed rows together, in characters; parsed, they take two to three times as much memory. */
const maxCharacters = 8 * 1024 * 1024;
/** Printed rows together, in bytes: many more of them fit into the same memory. */
const maxPrinted = 64 * 1024 * 1024;
/** Of the entry of a printed row. */
const bytesPerEntry = 150;

/** Rows are in the order of the ids, without those that are deleted or damaged. */
export interface ResultRows {
  records<Kind extends RepoKind>(kind: Kind, ids: readonly string[]): Promise<RecordTypes[Kind][]>;
  /** Texts are kept for each function. */
  printed(kind: RepoKind, ids: readonly string[], print: PrintRow): Promise<string[]>;
}

/** `threads`: each of them caches its part. */
export function resultRows(
  store: Pick<Store, 'getMany'>,
  index: Pick<SearchEngine, 'status'>,
  read: ReadRow,
  threads = 1,
): ResultRows {
  const version = (): Version => versionOf(index);
  const recordCache = <Kind extends RepoKind>() =>
    new Rows<RecordTypes[Kind]>(Math.ceil(maxCharacters / threads), version);
  const records: { readonly [Kind in RepoKind]: Rows<RecordTypes[Kind]> } = {
    model: recordCache<'model'>(),
    dataset: recordCache<'dataset'>(),
    space: recordCache<'space'>(),
  };
  const printed = new WeakMap<PrintRow, Record<RepoKind, Rows<string>>>();
  const textCache = (): Rows<string> => new Rows(Math.ceil(maxPrinted / threads), version);
  const printedBy = (print: PrintRow): Record<RepoKind, Rows<string>> => {
    const known = printed.get(print) ?? { model: textCache(), dataset: textCache(), space: textCache() };
    printed.set(print, known);
    return known;
  };

  return {
    records: (kind, ids) =>
      records[kind].read(ids, async (missing) => {
        const rows = await store.getMany(kind, missing);
        return rows.map((row) => {
          const value = row && read(kind, row);
          return row && value && { value, size: row.json.length + 1 };
        });
      }),
    printed: (kind, ids, print) =>
      printedBy(print)[kind].read(ids, async (missing) => {
        const rows = await store.getMany(kind, missing);
        return rows.map((row) => {
          const record = row && read(kind, row);
          if (record === undefined) return undefined;
          const value = print(record);
          return { value, size: value.length + bytesPerEntry };
        });
      }),
  };
}

type Version = string | number;

type ReadMissing<Value> = (
  ids: readonly string[],
) => Promise<readonly ({ readonly value: Value; readonly size: number } | undefined)[]>;

/** Rows of one position of the index: at another position, any of them may have changed. */
class Rows<Value extends object | string> {
  readonly #current: () => Version;
  readonly #kept: LRUCache<string, Value>;
  #version: Version | undefined;

  constructor(maxSize: number, current: () => Version) {
    this.#kept = new LRUCache({ maxSize });
    this.#current = current;
  }

  async read(ids: readonly string[], readMissing: ReadMissing<Value>): Promise<Value[]> {
    const version = this.#current();
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
    const values = ids.map((id) => this.#kept.get(id));
    const missing = ids.filter((_id, at) => values[at] === undefined);
    const found = missing.length === 0 ? [] : await readMissing(missing);
    // Others may have read at a newer position meanwhile.
    const isCurrent = version === this.#version;
    let next = 0;
    return ids.flatMap((id, at) => {
      const before = values[at];
      if (before !== undefined) return [before];
      const row = found[next++];
      if (row === undefined) return [];
      if (isCurrent) this.#kept.set(id, row.value, { size: row.size });
      return [row.value];
    });
  }
}

function versionOf(index: Pick<SearchEngine, 'status'>): Version {
  const { seq, version = seq } = index.status();
  return version;
}
