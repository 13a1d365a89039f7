/** @module Measuring: how long each question takes, one after the other, warm, the middle of three times. */

import { type QuestionKind, questionKinds, type Workload } from './workload.ts';

export interface Latency {
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export type Latencies = Record<string, Latency>;

/** What takes part in the comparison. */
export interface Contender {
  /** Whether it answers in this process, so that the processor's time here is all it takes. */
  readonly inProcess?: boolean;
  ask(kind: QuestionKind, question: Workload['questions'][number]): Promise<number> | number;
}

/** Filters and text together: what people do most, and what is hardest. */
export const mix = 'mix of filters and text';
/** The same without the time in which others had the processor: it says more where the machine is not ours alone. */
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

/** The middle of three, so that a time says more of the question than of what else the machine was doing. */
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
  return { wall: middle(walls), cpu: middle(cpus) };
}

const middle = (three: readonly number[]): number => three.toSorted((a, b) => a - b)[1] ?? 0;

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { asked: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
