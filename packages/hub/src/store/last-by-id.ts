/** @module Removes duplicate ids from a write: the last record of an id wins. */

import { foldId, type RecordInput } from './store.ts';

export interface KeyedRecord extends RecordInput {
  readonly key: string;
}

export function lastById(records: readonly RecordInput[]): KeyedRecord[] {
  const last = new Map<string, KeyedRecord>();
  for (const { kind, id, json } of records) {
    const key = foldId(id);
    const name = `${kind}/${key}`;
    last.delete(name);
    last.set(name, { kind, id, json, key });
  }
  return [...last.values()];
}
