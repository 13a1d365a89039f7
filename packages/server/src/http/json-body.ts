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
  // Validation reads the parsed value from this cache, so that a large body is parsed once.
  c.req.bodyCache.json = parsed(await c.req.arrayBuffer());
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

function parsed(body: ArrayBuffer): unknown {
  const bytes = new Uint8Array(body);
  if (!isUtf8(bytes)) throw malformed('it is not valid UTF-8');
  if (isDeeperThan(bytes, depthLimit)) throw tooDeep;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw malformed(bytes.length === 0 || !(error instanceof Error) ? 'it is empty' : error.message);
  }
}

const code = (character: string): number => character.charCodeAt(0);
const [quote, backslash] = [code('"'), code('\\')];
const opening = new Set([code('['), code('{')]);
const closing = new Set([code(']'), code('}')]);

/** Depth of nested objects and arrays, counted in the text: a parsed value would need a traversal. */
function isDeeperThan(bytes: Uint8Array, limit: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) isText = !isText;
    else if (isText) at += byte === backslash ? 1 : 0;
    else if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

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
