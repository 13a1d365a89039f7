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
  ask(kind: QuestionKind, question: Workload['questions'][number]): Promise<number> | number;
}

/** Filters and text together: what people do most, and what is hardest. */
export const mix = 'mix of filters and text';
export const isOfMix = (kind: QuestionKind): boolean => kind === 'filters' || kind === 'text';

const warmUp = 40;

export async function measure(
  contender: Contender,
  workload: Workload,
  secondsPerKind: number,
): Promise<Latencies> {
  const times = new Map<QuestionKind, number[]>();
  for (const kind of questionKinds) {
    const questions = workload.questions.filter((question) => question.kind === kind);
    const until = performance.now() + secondsPerKind * 1000;
    for (const question of questions.slice(0, warmUp)) {
      if (performance.now() > until) break;
      await contender.ask(kind, question);
    }
    const measured: number[] = [];
    for (const question of questions) {
      measured.push(await timeOf(() => contender.ask(kind, question)));
      if (performance.now() > until && measured.length >= 5) break;
    }
    times.set(kind, measured);
  }
  const latencies: Latencies = {};
  for (const [kind, measured] of times) latencies[kind] = latencyOf(measured);
  latencies[mix] = latencyOf(questionKinds.filter(isOfMix).flatMap((kind) => times.get(kind) ?? []));
  return latencies;
}

/** The middle of three, so that a time says more of the question than of what else the machine was doing. */
async function timeOf(ask: () => Promise<number> | number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[1] ?? 0;
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { asked: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
