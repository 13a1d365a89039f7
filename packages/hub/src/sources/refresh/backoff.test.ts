import { expect, it } from 'vitest';
import { Backoff } from './backoff.ts';

it('requests pause longer after each failure, up to ten minutes, until one succeeds', () => {
  let now = 0;
  const backoff = new Backoff(() => now);
  const pause = (): number => {
    backoff.failed();
    const begun = now;
    while (backoff.isActive()) now += 1000;
    return now - begun;
  };
  expect(backoff.isActive()).toBe(false);
  expect([pause(), pause(), pause()]).toEqual([15_000, 30_000, 60_000]);
  expect([pause(), pause(), pause(), pause()]).toEqual([120_000, 240_000, 480_000, 600_000]);
  expect(pause()).toBe(600_000);
  backoff.failed();
  backoff.succeeded();
  expect(backoff.isActive()).toBe(false);
  expect(pause()).toBe(15_000);
});

it('failures during a pause do not make it longer', () => {
  let now = 0;
  const backoff = new Backoff(() => now);
  backoff.failed();
  now = 14_999;
  backoff.failed();
  expect(backoff.isActive()).toBe(true);
  now = 15_000;
  expect(backoff.isActive()).toBe(false);
  backoff.failed();
  now += 29_999;
  expect(backoff.isActive()).toBe(true);
});
