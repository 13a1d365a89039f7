/** @module The boundary: what comes from outside becomes a record here, or is refused with its reasons. */

import type { z } from 'zod';
import type { RepoKind } from '../store/store.ts';
import { limitProblem, type Problem, recordLimits } from './limits.ts';
import { type HubRecord, recordSchemas } from './schemas.ts';

export type ParsedRecord =
  | {
      readonly ok: true;
      readonly record: HubRecord;
      /** The record as given, in the one spelling of JSON that the store compares by. */
      readonly json: string;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const shownProblems = 10;

export function parseRecord(kind: RepoKind, value: unknown): ParsedRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused({ field: '', message: 'is not a JSON object' });
  }
  const beyond = limitProblem(value);
  if (beyond) return refused(beyond);
  const checked = recordSchemas[kind].safeParse(value, { error: wording });
  if (!checked.success) return refused(...checked.error.issues.slice(0, shownProblems).map(problemOf));
  const json = JSON.stringify(value);
  if (json.length > recordLimits.characters) {
    const message = `is ${json.length} characters long; at most ${recordLimits.characters} are taken`;
    return refused({ field: '', message });
  }
  return { ok: true, record: checked.data, json };
}

export function parseRecordText(kind: RepoKind, text: string): ParsedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused({ field: '', message: 'is not valid JSON' });
  }
  return parseRecord(kind, value);
}

/** The problems as one line for people. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems.map(({ field, message }) => `${field || 'the record'} ${message}`).join('; ');
}

function refused(...problems: Problem[]): ParsedRecord {
  return { ok: false, problems };
}

function problemOf({ path, message }: z.core.$ZodIssue): Problem {
  return { field: path.join('.'), message };
}

/** The words for what a field should have been, where its schema has none of its own. */
const expectations: Readonly<Record<string, string>> = {
  array: 'is not a list',
  boolean: 'is not true or false',
  number: 'is not a number',
  object: 'is not an object',
  string: 'is not a string',
};

function wording(issue: z.core.$ZodRawIssue): string {
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  return expectations[expected] ?? 'is not as it should be';
}
