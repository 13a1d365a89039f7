/** @module Parses a record from the store or a cache, which may have been validated by an older release. */

import { read, recordSchemas, type RecordTypes } from '@loadout/catalogue/records';
import type { RepoKind } from '../store/store.ts';
import { isObject, type JsonObject } from './json-object.ts';

export interface RecordRow {
  readonly id: string;
  readonly json: string;
  /** As in `StoredRecord`. */
  readonly cardFields?: string | undefined;
}

/** The record without fields of the wrong type; `undefined` when the row is damaged. */
export function storedRecord<Kind extends RepoKind>(
  kind: Kind,
  { id, json, cardFields }: RecordRow,
): RecordTypes[Kind] | undefined {
  const value = parsedObject(json);
  if (value === undefined) return undefined;
  const named = typeof value['id'] === 'string' ? value : { ...value, id };
  const all = cardFields === undefined ? named : { ...named, ...parsedObject(cardFields) };
  return read(recordSchemas[kind], all).value;
}

function parsedObject(json: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
