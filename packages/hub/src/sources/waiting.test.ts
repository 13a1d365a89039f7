import { describe, expect, it } from 'vitest';
import { backoffMs, requestedDelayMs } from './waiting.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const delay = (headers: Record<string, string>) => requestedDelayMs(new Headers(headers), now);

describe('the delay that a hub requests', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{}, undefined],
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': ' 7 ' }, 7000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }, 9000],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': 'soon', ratelimit: '"api";r=0;t=55' }, 55_000],
    [{ 'retry-after': '3', ratelimit: '"api";r=0;t=55' }, 3000],
    [{ ratelimit: 'limit=10, t=5' }, 5000],
    [{ ratelimit: 't=5' }, 5000],
    [{ ratelimit: 'limit=5' }, undefined],
  ])('by %j is %s ms', (headers, ms) => {
    expect(delay(headers)).toBe(ms);
  });
});

describe('the delay before a retry', () => {
  it.each([
    [0, 0, 250],
    [0, 1, 500],
    [1, 0.5, 750],
    [3, 1, 4000],
    [6, 1, 30_000],
    [40, 1, 30_000],
  ])('of attempt %d with the random number %d is %d ms', (attempt, random, ms) => {
    expect(backoffMs(attempt, random)).toBe(ms);
  });
});
