/** @module Ends a process group that runs too long or needs too much memory. */
import { processesOf } from './processes.ts';

export interface Limits {
  /** Processor time: a busy machine must not fail a block. */
  readonly seconds: number;
  /** Time without any processor time, after which a block counts as hanging. Waiting for a processor does not count. */
  readonly idleSeconds: number;
  readonly bytes: number;
}

export type Stopped = 'time limit' | 'limit of idle time' | 'out of memory';

const pollMs = 500;
const pageBytes = 4096;
const ticksPerSecond = 100;
/** Less processor time than this is a poll loop, not progress. */
const progressSeconds = 0.5;

interface Usage {
  readonly bytes: number;
  readonly seconds: number;
  /** Whether a process could go on if it had a processor, or was paused. */
  readonly waits: boolean;
}

/** Running or runnable, or stopped by a signal. */
const waitingStates = new Set(['R', 'T']);

/** Resident memory and processor time of a process group, children that ended included. */
function usageOf(group: number): Usage {
  let pages = 0;
  let ticks = 0;
  let waits = false;
  for (const { fields } of processesOf(group)) {
    waits ||= waitingStates.has(fields[0] ?? '');
    pages += Number(fields[21] ?? 0);
    ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  }
  return { bytes: pages * pageBytes, seconds: ticks / ticksPerSecond, waits };
}

export function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Watches until `ended` settles; says why the group was ended. */
export async function watch(
  group: number,
  limits: Limits,
  ended: Promise<unknown>,
): Promise<Stopped | undefined> {
  let stopped: Stopped | undefined;
  let progress = { idleMs: 0, seconds: 0 };
  const timer = setInterval(() => {
    const { bytes, seconds, waits } = usageOf(group);
    if (seconds > progress.seconds + progressSeconds) progress = { idleMs: 0, seconds };
    else if (!waits) progress.idleMs += pollMs;
    if (bytes > limits.bytes) stopped = 'out of memory';
    else if (seconds > limits.seconds) stopped = 'time limit';
    else if (progress.idleMs > limits.idleSeconds * 1000) stopped = 'limit of idle time';
    if (stopped) endGroup(group);
  }, pollMs);
  await ended;
  clearInterval(timer);
  endGroup(group);
  return stopped;
}
