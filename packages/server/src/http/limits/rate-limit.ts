/** @module Requests per minute and client: one token bucket each, stored as the time at which it is full again (GCRA). */
import type { MiddlewareHandler } from 'hono';
import { HttpProblem, type Problem } from '../problem.ts';
import { isProbe } from './load-shedding.ts';
import type { ClientBindings, ClientKey } from './client-key.ts';
import { RateTable } from './rate-table.ts';

const minuteMs = 60_000;

/** Seconds to wait, or `undefined` when the request is allowed. */
export type RateLimiter = (key: string) => number | undefined;

/** The same in all threads; in milliseconds. */
const sharedClock = (): number => Number(process.hrtime.bigint()) / 1e6;

export function rateLimiter(
  perMinute: number,
  now: () => number = sharedClock,
  table = new RateTable(),
): RateLimiter {
  const intervalMs = minuteMs / perMinute;
  return (key) => {
    const time = now();
    const place = table.placeOf(key);
    for (;;) {
      const before = table.at(place);
      const full = Math.max(time, before) + intervalMs;
      const wait = full - time - minuteMs;
      if (wait > 0) return Math.ceil(wait / 1000);
      if (table.replace(place, before, full)) return undefined;
    }
  };
}

export function limitRate(
  perMinute: number,
  keyOf: ClientKey,
  table?: RateTable,
): MiddlewareHandler<{ Bindings: ClientBindings }> {
  const waitFor = rateLimiter(perMinute, sharedClock, table);
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
