/** @module How long processes waited for a processor: on a busy machine, most of the time on the clock. */
import { readProcess } from './processes.ts';

const pollMs = 500;
/** A timer that is later than this was paused, and the processes with it. */
const lateMs = 1000;
const nanosecondsPerSecond = 1e9;

/** Seconds in which the first thread of a process could have run and had no processor; 0 if it has ended. */
function delayOf(pid: string): number {
  const [, delay = '0'] = readProcess(pid, 'schedstat').split(' ');
  return Number(delay) / nanosecondsPerSecond;
}

/**
 * Seconds that processes waited or were paused, until `ended` settles. Of several processes, the one that waited longest
 * counts: they may have waited at the same time.
 */
export async function waitingOf(pids: () => readonly string[], ended: Promise<unknown>): Promise<number> {
  let longest = 0;
  let pausedMs = 0;
  let last = Date.now();
  const poll = (): void => {
    const now = Date.now();
    const before = longest;
    longest = Math.max(longest, ...pids().map(delayOf));
    // On a busy machine this process may have waited as well: the same time counts once.
    const pause = now - last - pollMs - (longest - before) * 1000;
    if (pause > lateMs) pausedMs += pause;
    last = now;
  };
  const timer = setInterval(poll, pollMs);
  try {
    await ended;
  } finally {
    clearInterval(timer);
  }
  poll();
  return longest + pausedMs / 1000;
}
