/** @module Errors as HTTP tells them: `application/problem+json` (RFC 9457). */
import type { FieldProblem } from './field-problems.ts';

/** Stable names of what went wrong; the `type` of the answer is made of them. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly FieldProblem[];
  /** Known ids that look like the one that was asked for. */
  readonly nearest?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by a handler to answer with a problem. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export function problemResponse(problem: Problem): Response {
  const { code, headers, ...body } = problem;
  return new Response(JSON.stringify({ type: `urn:loadout:problem:${code}`, code, ...body }), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

export const validationProblem = (where: string, errors: readonly FieldProblem[]): Problem => ({
  status: 400,
  code: 'invalid-request',
  title: 'Invalid request',
  detail: `The ${where} is not as expected: ${errors.map(describe).join('; ')}.`,
  errors,
});

const describe = ({ field, message }: FieldProblem): string =>
  field === '' ? message : `${field}: ${message}`;
