/** @module Checks a JSON body before validation: content type, encoding, syntax, depth. */
import { isUtf8 } from 'node:buffer';
import type { MiddlewareHandler } from 'hono';
import { kilobytes, limits } from './limits/route-limits.ts';
import { HttpProblem } from './problem.ts';

const depthLimit = 100;

/** The limit leaves room for records with many files: a thousand take about 100 KB. */
export const jsonBody: MiddlewareHandler = limits({ body: kilobytes(256) }, async (c, next) => {
  const type = mediaType(c.req.header('content-type'));
  if (!isJson(type)) throw unsupportedType(type, 'application/json');
  checkSyntax(await c.req.arrayBuffer());
  await next();
});

export const mediaType = (header: string | undefined): string =>
  header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

const isJson = (type: string): boolean =>
  type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type);

export const unsupportedType = (given: string, accepted: string): HttpProblem =>
  new HttpProblem({
    status: 415,
    code: 'unsupported-media-type',
    title: 'Unsupported media type',
    detail: `The body is ${given === '' ? 'of no stated type' : given}; send ${accepted}.`,
    headers: { accept: accepted },
  });

function checkSyntax(body: ArrayBuffer): void {
  const bytes = new Uint8Array(body);
  if (!isUtf8(bytes)) throw malformed('it is not valid UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw malformed(bytes.length === 0 || !(error instanceof Error) ? 'it is empty' : error.message);
  }
  if (isDeeperThan(value, depthLimit)) throw tooDeep;
}

/** Depth of nested objects and arrays. Iterative, because deep input would overflow the stack. */
function isDeeperThan(root: unknown, limit: number): boolean {
  let level = [root].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const tooDeep = new HttpProblem({
  status: 400,
  code: 'nested-too-deep',
  title: 'Nested too deep',
  detail: `The body is nested more than ${depthLimit} levels deep.`,
});

const malformed = (why: string): HttpProblem =>
  new HttpProblem({
    status: 400,
    code: 'malformed-json',
    title: 'Malformed JSON',
    detail: `The body is not valid JSON: ${why}`,
  });
