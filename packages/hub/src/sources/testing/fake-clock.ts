/** @module A fake clock that advances only by `sleep`, which returns immediately. */

import type { Clock } from '../clock.ts';

export interface FakeClock extends Clock {
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[];
}

export function fakeClock(): FakeClock {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      sleeps.push(ms);
      now += ms;
    },
    random: () => 0.5,
  };
}
