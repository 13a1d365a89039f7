/** @module Converts a failed validation to `{ field, message }` pairs. */
import type { z } from 'zod';

export interface FieldProblem {
  /** Path of the field, such as `options.platform.hubUrl` or `paths[3]`; empty for the whole body. */
  readonly field: string;
  readonly message: string;
}

export function fieldProblems(error: z.ZodError): readonly FieldProblem[] {
  return error.issues.flatMap((issue) => problemsOf(issue));
}

function problemsOf(issue: z.core.$ZodIssue): readonly FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: fieldName([...issue.path, key]), message: 'unknown field' }));
  }
  const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return [
    {
      field: fieldName(issue.path),
      message: missing ? `missing: expected ${issue.expected}` : plain(issue.message),
    },
  ];
}

/** Zod begins its messages with a category, and writes limits as comparisons. */
const plain = (message: string): string =>
  message
    .replace(/^(?:Invalid (?:input|option)|Too (?:small|big)): /, '')
    .replace(/ to (?:have|be) >=(?=\d)/, ' of at least ')
    .replace(/ to (?:have|be) <=(?=\d)/, ' of at most ')
    .replaceAll('"|"', '", "');

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}
