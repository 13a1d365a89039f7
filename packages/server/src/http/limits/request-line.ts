/** @module Rejects a request by its request line: unsupported method, undecodable path, long query. */
import type { MiddlewareHandler } from 'hono';
import { HttpProblem, type Problem } from '../problem.ts';
import { urlParts } from '../url-parts.ts';
import { queryLimits } from './route-limits.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export const checkRequestLine: MiddlewareHandler = async (c, next) => {
  if (!methods.has(c.req.method)) throw new HttpProblem(unknownMethod(c.req.method));
  const { path, query } = urlParts(c.req.url);
  if (!isReadable(path)) throw new HttpProblem(malformedPath);
  if (query.length > queryLimits.bytes) throw new HttpProblem(queryTooLong);
  if (query.split('&').length > queryLimits.parameters) throw new HttpProblem(tooManyParameters);
  await next();
};

/** No path contains control characters, and PostgreSQL rejects some of them. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

const unknownMethod = (method: string): Problem => ({
  status: 405,
  code: 'method-not-allowed',
  title: 'Method not allowed',
  detail: `${method} is not supported.`,
  headers: { allow: 'GET, HEAD, POST, PUT, DELETE' },
});

const malformedPath: Problem = {
  status: 400,
  code: 'malformed-path',
  title: 'Malformed path',
  detail: 'The path is not valid percent-encoded UTF-8, or contains control characters.',
};

const queryTooLong: Problem = {
  status: 414,
  code: 'query-too-long',
  title: 'Query too long',
  detail: `The query is longer than ${queryLimits.bytes} bytes. Send a long record to POST /api/snippets instead.`,
};

const tooManyParameters: Problem = {
  status: 400,
  code: 'too-many-parameters',
  title: 'Too many parameters',
  detail: `The query has more than ${queryLimits.parameters} parameters.`,
};
