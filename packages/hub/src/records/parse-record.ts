/** @module Validates records from outside; invalid ones are refused with the reasons. */

import { type Fault, faultMessage, read, recordSchemas, type RecordTypes } from '@loadout/catalogue/records';
import type { RepoKind } from '../store/store.ts';
import { limitProblem, type Problem, recordLimits } from './limits.ts';
import { repoIdProblem } from './repo-id.ts';

export type ParsedRecord<Kind extends RepoKind = RepoKind> =
  | {
      readonly ok: true;
      readonly record: RecordTypes[Kind];
      /** The record as normalized JSON, which the store compares. */
      readonly json: string;
      /** Fields removed because of a wrong type; always empty with the policy `refuse`. */
      readonly dropped: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** How to handle a field of the wrong type: refuse the record, or store it without the field. */
export type FaultPolicy = 'refuse' | 'drop';

const shownProblems = 10;

export function parseRecord<Kind extends RepoKind>(
  kind: Kind,
  value: unknown,
  faultPolicy: FaultPolicy = 'refuse',
): ParsedRecord<Kind> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused({ field: '', message: 'is not a JSON object' });
  }
  const beyond = limitProblem(value);
  if (beyond) return refused(beyond);
  const { value: record, faults } = read(recordSchemas[kind], value);
  const idMessage = record && repoIdProblem(record.id);
  const dropped = faults.slice(0, shownProblems).map(problemOf);
  if (idMessage !== undefined) return refused({ field: 'id', message: idMessage }, ...dropped);
  if (record === undefined || (faultPolicy === 'refuse' && dropped.length > 0)) return refused(...dropped);
  const json = JSON.stringify(record);
  if (json.length > recordLimits.characters) {
    const message = `is ${json.length} characters long; at most ${recordLimits.characters} are taken`;
    return refused({ field: '', message });
  }
  return { ok: true, record, json, dropped };
}

export function parseRecordText<Kind extends RepoKind>(
  kind: Kind,
  text: string,
  faultPolicy: FaultPolicy = 'refuse',
): ParsedRecord<Kind> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused({ field: '', message: 'is not valid JSON' });
  }
  return parseRecord(kind, value, faultPolicy);
}

/** The problems in one line. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems.map(({ field, message }) => `${field || 'the record'} ${message}`).join('; ');
}

function refused(...problems: readonly Problem[]): {
  readonly ok: false;
  readonly problems: readonly Problem[];
} {
  return { ok: false, problems: problems.slice(0, shownProblems) };
}

const problemOf = (fault: Fault): Problem => ({ field: fault.path.join('.'), message: faultMessage(fault) });
