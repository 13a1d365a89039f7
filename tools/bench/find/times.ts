/** @module Times of calls that are made once each: wall clock, and CPU time for machines with other load. */

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
  const sorted = calls.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0;
  return {
    calls: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    max: at(1),
    slowest: sorted.at(-1)?.name ?? '',
  };
}
