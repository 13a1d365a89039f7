/** @module Reads a record from outside: requires a usable id, drops and reports other fields of the wrong type. */
import { CatalogueError } from '../errors.ts';
import { isObject } from './schema/compounds.ts';
import { type Fault, read, type Schema } from './schema/schema.ts';

export type RecordKind = 'model' | 'dataset' | 'space';

export interface ReadRecord<T> {
  /** Every known field has the type of its schema or is absent. The input itself if nothing is wrong. */
  readonly record: T;
  readonly faults: readonly Fault[];
}

export function readRecord<T>(kind: RecordKind, schema: Schema<T>, input: unknown): ReadRecord<T> {
  const { value, faults } = read(schema, input);
  if (value !== undefined) return { record: value, faults };
  if (!isObject(input))
    throw new CatalogueError('invalid-record', `A ${kind} record is a JSON object.`, kind);
  throw new CatalogueError(
    'invalid-record',
    'The record needs an "id", a string such as "owner/name".',
    'id',
  );
}

const noFields: readonly string[] = [];

/** The fields that were dropped or truncated, each once: fault paths without list positions. */
export function faultyFields(faults: readonly Fault[]): readonly string[] {
  if (faults.length === 0) return noFields;
  const names = faults.map(({ path }) => path.filter((part) => typeof part === 'string').join('.'));
  return [...new Set(names)];
}
