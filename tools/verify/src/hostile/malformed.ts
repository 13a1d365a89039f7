/** @module Malformed copies of a record: wrong types, missing fields, values that are not records. */
import type { ModelRecord } from '@loadout/catalogue';
import { replaceAt, toJson, valuePaths } from './json.ts';

export interface MalformedCopy {
  readonly label: string;
  readonly record: unknown;
  /** The record as text, where its content may look like a bug: a card that contains "undefined". */
  readonly words?: string;
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { x: value };
  return value;
}

const wrong: Readonly<Record<string, unknown>> = {
  'a number': 42,
  'not a number': Number.NaN,
  'a text': 'text',
  'an empty text': '',
  'white space': ' \n',
  'a truth': true,
  null: null,
  undefined,
  'an empty list': [],
  'a list of null': [null],
  'a list of lists': [[['x']]],
  'an empty object': {},
  'an object': { length: 3, toString: 'x', constructor: null },
  'a deep object': nested(10_000),
};

export function* malformed(record: ModelRecord): Iterable<MalformedCopy> {
  const json = toJson(record);
  for (const path of valuePaths(json)) {
    yield { label: `${path} is missing`, record: replaceAt(json, path, undefined) };
    for (const [label, value] of Object.entries(wrong))
      yield { label: `${path} is ${label}`, record: replaceAt(json, path, { value }) };
  }
}

/** Values that are not records. */
export function* notRecords(): Iterable<MalformedCopy> {
  for (const [label, value] of Object.entries(wrong)) yield { label, record: value };
}
