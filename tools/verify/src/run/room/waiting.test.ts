import { availableParallelism } from 'node:os';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { waitingOf } from './waiting.ts';

const pidsOf = (children: readonly ChildProcess[]) => (): readonly string[] =>
  children.map(({ pid }) => String(pid));

const spin = (): ChildProcess => spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' });

it('is not measured further after a failure', async () => {
  let polls = 0;
  const failed = setTimeout(700).then(() => Promise.reject(new Error('ended')));
  await expect(waitingOf(() => ((polls += 1), []), failed)).rejects.toThrow('ended');
  const until = polls;
  await setTimeout(700);
  expect(polls).toBe(until);
});

describe('the time that processes wait for a processor', () => {
  it('is part of the time on the clock, if there are more processes than processors', async () => {
    const busy = Array.from({ length: 3 * availableParallelism() }, spin);
    const started = Date.now();
    const waited = await waitingOf(pidsOf(busy), setTimeout(2500));
    const seconds = (Date.now() - started) / 1000;
    for (const child of busy) child.kill('SIGKILL');
    expect(waited).toBeGreaterThan(0.8);
    expect(waited).toBeLessThan(seconds + 0.1);
  });

  it('is not time in which a process sleeps, and none for a process that has ended', async () => {
    const child = spawn('sleep', ['1'], { stdio: 'ignore' });
    expect(await waitingOf(pidsOf([child]), once(child, 'close'))).toBeLessThan(0.5);
  });
});
