/** @module Checks the text of a record: its JSON, then its fields against the schema. Loaded with the first change. */
import { faultMessage, read, type RecordKind, recordSchemas } from '@loadout/catalogue/records';
import { type FieldPath, parseLocated, type Place } from './json.ts';
import { asRecord, type JsonRecord, longestRecord } from './record.ts';

/** A remark about the text, with its position. */
export interface Finding {
  readonly message: string;
  readonly place?: Place;
}

export type ReadRecord =
  | { readonly record: JsonRecord; readonly ignored: readonly Finding[] }
  | { readonly problem: Finding };

export function readRecord(text: string, kind: RecordKind): ReadRecord {
  if (text.length > longestRecord)
    return {
      problem: { message: `The record is longer than ${longestRecord.toLocaleString('en')} characters.` },
    };
  const located = parseLocated(text);
  if ('problem' in located) return { problem: { message: located.problem, place: located.place } };
  const { value, placeOf } = located;
  const record = asRecord(value);
  if (record === undefined)
    return { problem: { message: 'A record is an object: { "id": "owner/name", … }.', place: placeOf([]) } };
  const { value: usable, faults } = read(recordSchemas[kind], record);
  if (usable === undefined)
    return {
      problem: {
        message: 'The record needs an "id", a string such as "owner/name".',
        place: placeOf(['id']),
      },
    };
  return {
    record,
    ignored: faults.map((fault) => ({
      message: `Ignored: ${fieldName(fault.path)} ${faultMessage(fault)}.`,
      place: placeOf(fault.path),
    })),
  };
}

/** `tags[2]`, `cardData.license`. */
const fieldName = (path: FieldPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
