/** @module Measures the latency of each query, sequentially and warm, as the median of three runs. */

import { median, percentile } from '../percentile.ts';
import { type QuestionKind, questionKinds, type Workload } from './workload.ts';

export interface Latency {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export type Latencies = Record<string, Latency>;

/** A participant of the comparison. */
export interface Contender {
  /** Whether it runs in this process, so that CPU time here is its total cost. */
  readonly inProcess?: boolean;
  ask(kind: QuestionKind, question: Workload['questions'][number]): Promise<number> | number;
}

/** Filters and text together: the most common and most expensive queries. */
export const mix = 'mix of filters and text';
/** CPU time of the same: more reliable on a machine with other load. */
export const mixOnProcessor = 'mix, time on the processor';
export const isOfMix = (kind: QuestionKind): boolean => kind === 'filters' || kind === 'text';

const warmUp = 40;

export async function measure(
  contender: Contender,
  workload: Workload,
  secondsPerKind: number,
): Promise<Latencies> {
  const times = new Map<QuestionKind, Time[]>();
  for (const kind of questionKinds) {
    const questions = workload.questions.filter((question) => question.kind === kind);
    const until = performance.now() + secondsPerKind * 1000;
    for (const question of questions.slice(0, warmUp)) {
      if (performance.now() > until) break;
      await contender.ask(kind, question);
    }
    const measured: Time[] = [];
    for (const question of questions) {
      measured.push(await timeOf(() => contender.ask(kind, question)));
      if (performance.now() > until && measured.length >= 5) break;
    }
    times.set(kind, measured);
  }
  const latencies: Latencies = {};
  for (const [kind, measured] of times) latencies[kind] = latencyOf(measured.map(({ wall }) => wall));
  const ofMix = questionKinds.filter(isOfMix).flatMap((kind) => times.get(kind) ?? []);
  latencies[mix] = latencyOf(ofMix.map(({ wall }) => wall));
  if (contender.inProcess === true) latencies[mixOnProcessor] = latencyOf(ofMix.map(({ cpu }) => cpu));
  return latencies;
}

/** In milliseconds. */
interface Time {
  readonly wall: number;
  readonly cpu: number;
}

/** Median of three, to reduce the influence of other load. */
async function timeOf(ask: () => Promise<number> | number): Promise<Time> {
  const walls: number[] = [];
  const cpus: number[] = [];
  for (let i = 0; i < 3; i++) {
    const before = process.cpuUsage();
    const start = performance.now();
    await ask();
    walls.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    cpus.push((user + system) / 1000);
  }
  return { wall: median(walls), cpu: median(cpus) };
}

export function latencyOf(times: readonly number[]): Latency {
  const [p50, p99, max] = [median(times), percentile(times, 0.99), percentile(times, 1)];
  return { requests: times.length, p50, p99, max };
}
