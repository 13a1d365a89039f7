/** @module Error responses as `application/problem+json` (RFC 9457). */
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldProblem } from './field-problems.ts';

/** `code` is stable: the `type` of the response is derived from it. */
export interface Problem {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly FieldProblem[];
  /** Existing ids similar to the requested one. */
  readonly nearest?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by a handler to respond with a problem. */
export class HttpProblem extends HTTPException {
  override readonly name = 'HttpProblem';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.status, { message: problem.detail });
    this.problem = problem;
  }
}

/** A 1 MB body can have an error in every field, and field names of any length. */
const most = { errors: 20, inDetail: 5, fieldCharacters: 100, detailCharacters: 2000 };

export function problemResponse(problem: Problem): Response {
  const { code, headers, errors, detail, ...body } = problem;
  const shown = {
    type: `urn:loadout:problem:${code}`,
    code,
    ...body,
    detail: clipped(detail, most.detailCharacters),
    ...(errors && { errors: capped(errors) }),
  };
  return new Response(JSON.stringify(shown), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

export const validationProblem = (where: string, errors: readonly FieldProblem[]): Problem => ({
  status: 400,
  code: 'invalid-request',
  title: 'Invalid request',
  detail: `The ${where} is not as expected: ${summary(errors)}.`,
  errors,
});

const summary = (errors: readonly FieldProblem[]): string => {
  const shown = errors.slice(0, most.inDetail).map(describe).join('; ');
  return errors.length > most.inDetail ? `${shown}; and ${errors.length - most.inDetail} more` : shown;
};

/** A message may be a sentence; here it is part of one. */
const describe = ({ field, message }: FieldProblem): string => {
  const part = message.replace(/\.$/, '');
  return field === '' ? part : `${clipped(field, most.fieldCharacters)}: ${part}`;
};

const capped = (errors: readonly FieldProblem[]): readonly FieldProblem[] =>
  errors.slice(0, most.errors).map(({ field, message }) => ({
    field: clipped(field, most.fieldCharacters),
    message: clipped(message, most.detailCharacters),
  }));

const clipped = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;
