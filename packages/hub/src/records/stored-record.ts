/** @module Parses a record from the store or a cache, which may have been validated by an older release. */

import { read, recordSchemas, type RecordTypes } from '@loadout/catalogue/records';
import type { RepoKind } from '../store/store.ts';

/** The record without fields of the wrong type; `undefined` when the row is damaged. */
export function storedRecord<Kind extends RepoKind>(
  kind: Kind,
  id: string,
  json: string,
): RecordTypes[Kind] | undefined {
  const value = parsedObject(json);
  if (value === undefined) return undefined;
  return read(recordSchemas[kind], typeof value['id'] === 'string' ? value : { ...value, id }).value;
}

function parsedObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
