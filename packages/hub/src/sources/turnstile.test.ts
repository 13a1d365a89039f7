import { describe, expect, it } from 'vitest';
import { fakeClock } from './testing/fake-clock.ts';
import { Turnstile } from './turnstile.ts';

/** Work that the test ends. */
function job(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    finish: () => resolve(name),
    fail: () => reject(new Error(name)),
    work: () => {
      log.push(name);
      return promise;
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('requests to a hub', () => {
  it('are limited in number, sent in order, and continue after a failure', async () => {
    const log: string[] = [];
    const turnstile = new Turnstile(2, fakeClock());
    const jobs = ['a', 'b', 'c', 'd'].map((name) => job(log, name));
    const results = jobs.map(({ work }) => turnstile.pass(work).catch(() => 'failed'));
    await settled();
    expect(log).toEqual(['a', 'b']);
    jobs[1]?.fail();
    await settled();
    expect(log).toEqual(['a', 'b', 'c']);
    for (const { finish } of jobs) finish();
    expect(await Promise.all(results)).toEqual(['a', 'failed', 'c', 'd']);
    expect(log).toEqual(['a', 'b', 'c', 'd']);
    expect(await turnstile.pass(async () => 'free again')).toBe('free again');
  });

  it('wait for the longest requested pause', async () => {
    const clock = fakeClock();
    const turnstile = new Turnstile(1, clock);
    const begun = clock.now();
    turnstile.pause(5000);
    turnstile.pause(2000);
    expect(await turnstile.pass(async () => clock.now() - begun)).toBe(5000);
    expect(clock.sleeps).toEqual([5000]);
    await turnstile.pass(async () => undefined);
    expect(clock.sleeps).toEqual([5000]);
  });

  it('are not sent after an abort', async () => {
    const turnstile = new Turnstile(1, fakeClock());
    const log: string[] = [];
    const work = async () => log.push('made');
    await expect(turnstile.pass(work, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).toEqual([]);
    await turnstile.pass(work);
    expect(log).toEqual(['made']);
  });
});
