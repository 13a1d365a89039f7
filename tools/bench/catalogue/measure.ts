/** @module Small, honest timing: interleaved rounds, medians, and ratios against a named peer of the same run. */

export interface Timing {
  readonly name: string;
  /** Nanoseconds a call, median of the rounds. */
  readonly nanoseconds: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds each candidate runs first, so that the engine has compiled what it is going to compile. */
const warmUp = 1000;

/** Keeps results alive so that no call is optimised away. */
let sink = 0;

/** Times the candidates in turn, round by round, so that a busy moment of the machine hits all of them. */
export function compare(
  candidates: Readonly<Record<string, () => string>>,
  { rounds = 41, millisecondsPerRound = 12 } = {},
): readonly Timing[] {
  const entries = Object.entries(candidates);
  const samples = entries.map((): number[] => []);
  const calls = entries.map(([, run]) => {
    let count = 0;
    const end = performance.now() + warmUp;
    while (performance.now() < end) {
      sink += run().length;
      count += 1;
    }
    return Math.max(1, Math.ceil((count * millisecondsPerRound) / warmUp));
  });
  for (let round = 0; round < rounds; round += 1)
    entries.forEach(([, run], n) => {
      const times = calls[n] ?? 1;
      const start = process.hrtime.bigint();
      for (let call = 0; call < times; call += 1) {
        const text = run();
        sink += text.charCodeAt(text.length - 1);
      }
      samples[n]?.push(Number(process.hrtime.bigint() - start) / times);
    });
  if (Number.isNaN(sink)) throw new Error('a candidate gave an empty text');
  return entries.map(([name], n) => ({ name, nanoseconds: median(samples[n] ?? []) }));
}
