/** @module Times of calls that are made once each: wall clock, and CPU time for machines with other load. */
import { median, percentile } from '../percentile.ts';

export interface Times {
  readonly calls: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  /** The call that took longest. */
  readonly slowest: string;
}

export interface Measured {
  readonly wall: Times;
  readonly cpu: Times;
}

interface Call {
  readonly name: string;
  readonly ms: number;
}

export async function timesOf<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  call: (item: T) => Promise<unknown>,
): Promise<Measured> {
  const walls: Call[] = [];
  const cpus: Call[] = [];
  for (const item of items) {
    const name = nameOf(item);
    const cpuBefore = process.threadCpuUsage();
    const start = performance.now();
    await call(item);
    walls.push({ name, ms: performance.now() - start });
    const { user, system } = process.threadCpuUsage(cpuBefore);
    cpus.push({ name, ms: (user + system) / 1000 });
  }
  return { wall: summed(walls), cpu: summed(cpus) };
}

function summed(calls: readonly Call[]): Times {
  const times = calls.map(({ ms }) => ms);
  const max = percentile(times, 1);
  return {
    calls: calls.length,
    median: median(times),
    p95: percentile(times, 0.95),
    max,
    slowest: calls.find(({ ms }) => ms === max)?.name ?? '',
  };
}
