/** @module Ends a process group that runs too long or needs too much memory. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Limits {
  readonly seconds: number;
  readonly bytes: number;
}

export type Stopped = 'time limit' | 'out of memory';

const pollMs = 200;
const pageBytes = 4096;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Resident memory of a process group. */
function groupBytes(group: number): number {
  let pages = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = read(`/proc/${entry}/stat`);
    // The second field is the name in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) === group) pages += Number(fields[21] ?? 0);
  }
  return pages * pageBytes;
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
  const started = Date.now();
  let stopped: Stopped | undefined;
  const timer = setInterval(() => {
    if (Date.now() - started > limits.seconds * 1000) stopped = 'time limit';
    else if (groupBytes(group) > limits.bytes) stopped = 'out of memory';
    if (stopped) endGroup(group);
  }, pollMs);
  await ended;
  clearInterval(timer);
  endGroup(group);
  return stopped;
}
