/** @module Converts database rows to the store's types. */

import { type Change, type RepoKind, repoKinds, type StoredRecord } from './store.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A 64-bit integer is a number in SQLite and a string in PostgreSQL. */
export function numberOf(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}

export function textOf(row: Row | undefined, column: string): string | undefined {
  const value = row?.[column];
  return typeof value === 'string' ? value : undefined;
}

export function recordOf(row: Row): StoredRecord {
  const { json, ...change } = changeOf(row);
  if (json === null) throw new TypeError(`The store holds ${change.kind} ${change.id} without its JSON`);
  return { ...change, json };
}

export function changeOf(row: Row): Change {
  const id = textOf(row, 'id');
  if (id === undefined) throw new TypeError('The store holds a record without an id');
  return { seq: numberOf(row, 'seq'), kind: kindOf(row['kind']), id, json: textOf(row, 'json') ?? null };
}

function kindOf(value: unknown): RepoKind {
  const kind = repoKinds.find((known) => known === value);
  if (kind === undefined) throw new TypeError(`The store holds a record of unknown kind ${String(value)}`);
  return kind;
}
