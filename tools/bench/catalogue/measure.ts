/** @module Timing: interleaved rounds, medians, and ratios to a peer of the same run. */
import { median } from '../percentile.ts';

export interface Timing {
  readonly name: string;
  /** Nanoseconds per call, median of the rounds. */
  readonly nanoseconds: number;
}

/** Warm-up per candidate in milliseconds, so that JIT compilation is done. */
const warmUp = 1000;

/** CPU time of this thread in microseconds: time taken by other processes is not counted. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Keeps results alive so that no call is optimized away. */
let sink = 0;

/** Alternates between the candidates in each round, so that load on the machine affects all of them. */
export function compare(
  candidates: Readonly<Record<string, () => string>>,
  { rounds = 31, millisecondsPerRound = 40 } = {},
): readonly Timing[] {
  const entries = Object.entries(candidates);
  const samples = entries.map((): number[] => []);
  const calls = entries.map(([, run]) => {
    let count = 0;
    const end = cpuTime() + warmUp * 1000;
    while (cpuTime() < end) {
      sink += run().length;
      count += 1;
    }
    return Math.max(1, Math.ceil((count * millisecondsPerRound) / warmUp));
  });
  for (let round = 0; round < rounds; round += 1)
    entries.forEach(([, run], n) => {
      const times = calls[n] ?? 1;
      const start = cpuTime();
      for (let call = 0; call < times; call += 1) {
        const text = run();
        sink += text.charCodeAt(text.length - 1);
      }
      samples[n]?.push(((cpuTime() - start) * 1000) / times);
    });
  if (Number.isNaN(sink)) throw new Error('a candidate returned an empty string');
  return entries.map(([name], n) => ({ name, nanoseconds: median(samples[n] ?? []) }));
}
