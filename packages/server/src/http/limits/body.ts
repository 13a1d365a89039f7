/** @module Rejects a body larger than its route allows, before the handler runs. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpProblem, type Problem } from '../problem.ts';
import { limitsOf } from './route-limits.ts';

/** One middleware per size, because Hono's takes its limit at creation. */
const bySize = new Map<number, MiddlewareHandler>();

/** Requests with these methods have no body; checking for one is slower than all other checks. */
const withoutBody = new Set(['GET', 'HEAD']);

export const limitBody: MiddlewareHandler = (c, next) => {
  const { body } = limitsOf(c);
  return body === 'streamed' || withoutBody.has(c.req.method) ? next() : limitedTo(body)(c, next);
};

function limitedTo(size: number): MiddlewareHandler {
  const known = bySize.get(size) ?? bodyLimit({ maxSize: size, onError: () => refuse(size) });
  bySize.set(size, known);
  return known;
}

function refuse(size: number): never {
  throw new HttpProblem(bodyTooLarge(`The body is larger than ${size} bytes.`));
}

/** The rest of the body is discarded for half a second so that the client reads the response; then the socket closes. */
export const bodyTooLarge = (detail: string): Problem => ({
  status: 413,
  code: 'body-too-large',
  title: 'Body too large',
  detail,
});
