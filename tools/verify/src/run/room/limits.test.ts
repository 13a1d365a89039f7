import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Limits, type Stopped, watch } from './limits.ts';

const limits: Limits = { seconds: 60, idleSeconds: 1, bytes: 1e9 };

const sleeper = (): ChildProcess => spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });

const watched = (child: ChildProcess): Promise<Stopped | undefined> =>
  watch(child.pid ?? 0, limits, once(child, 'close'));

describe('the limit of idle time', () => {
  it('ends a process that waits for nothing to come', async () => {
    expect(await watched(sleeper())).toBe('limit of idle time');
  });

  it('does not count while a process is paused', async () => {
    const child = sleeper();
    child.kill('SIGSTOP');
    const stopped = watched(child);
    await setTimeout(2500);
    expect(child.signalCode).toBeNull();
    child.kill('SIGKILL');
    expect(await stopped).toBeUndefined();
  });
});
