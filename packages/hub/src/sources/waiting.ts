/** @module Delays before a retry. */

const firstDelayMs = 500;
const longestDelayMs = 30_000;

/** The delay the hub requested: `Retry-After` in seconds or as a date, else the reset time in `RateLimit`. */
export function requestedDelayMs(headers: Headers, now: number): number | undefined {
  const after = headers.get('retry-after')?.trim();
  if (after) {
    if (/^\d+$/.test(after)) return Number(after) * 1000;
    const date = Date.parse(after);
    if (!Number.isNaN(date)) return Math.max(0, date - now);
  }
  const reset = /(?:^|[;\s])t=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
  return reset === undefined ? undefined : Number(reset) * 1000;
}

/** Exponential backoff with jitter, up to a limit. */
export function backoffMs(attempt: number, random: number): number {
  const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
  return Math.round(longest * (0.5 + random / 2));
}
