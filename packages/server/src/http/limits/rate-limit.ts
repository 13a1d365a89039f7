/** @module Requests per minute and client: one token bucket each, stored as the time at which it is full again (GCRA). */
import type { MiddlewareHandler } from 'hono';
import { HttpProblem, type Problem } from '../problem.ts';
import { isProbe } from './load-shedding.ts';
import type { ClientBindings, ClientKey } from './client-key.ts';

const minuteMs = 60_000;
const mostClients = 100_000;

/** Seconds to wait, or `undefined` when the request is allowed. */
export type RateLimiter = (key: string) => number | undefined;

export function rateLimiter(perMinute: number, now: () => number = () => performance.now()): RateLimiter {
  const intervalMs = minuteMs / perMinute;
  const fullAt = new Map<string, number>();
  return (key) => {
    const time = now();
    const full = Math.max(time, fullAt.get(key) ?? 0) + intervalMs;
    const wait = full - time - minuteMs;
    if (wait > 0) return Math.ceil(wait / 1000);
    // Re-inserted at the end: a map iterates in insertion order, so the first key is the least recently used.
    fullAt.delete(key);
    fullAt.set(key, full);
    const [oldest] = fullAt.size > mostClients ? fullAt.keys() : [];
    if (oldest !== undefined) fullAt.delete(oldest);
    return undefined;
  };
}

export function limitRate(
  perMinute: number,
  keyOf: ClientKey,
): MiddlewareHandler<{ Bindings: ClientBindings }> {
  const waitFor = rateLimiter(perMinute);
  return async (c, next) => {
    const wait = isProbe(c.req.path) ? undefined : waitFor(keyOf(c));
    if (wait !== undefined) throw new HttpProblem(tooManyRequests(perMinute, wait));
    await next();
  };
}

const tooManyRequests = (perMinute: number, seconds: number): Problem => ({
  status: 429,
  code: 'rate-limited',
  title: 'Too many requests',
  detail: `A client may send ${perMinute} requests a minute. Try again in ${seconds} s.`,
  headers: { 'retry-after': String(seconds) },
});
