/** @module Runs the rounds of a scenario until its time limit; a round that does not end is a hang. */

import { setTimeout } from 'node:timers/promises';
import type { Round, Scenario, Tally } from './scenario.ts';

const hangMs = 120_000;
const shownProblems = 5;

export interface Limit {
  readonly milliseconds?: number;
  readonly rounds?: number;
}

/** At least one round. Stops at a hang. */
export async function runScenario(scenario: Scenario, limit: Limit): Promise<Tally> {
  const tally = { name: scenario.name, rounds: 0, acknowledged: 0, lost: 0 };
  const missing = scenario.missing?.();
  if (missing !== undefined) return { ...tally, problems: [], missing };
  const problems = new Set<string>();
  const end = performance.now() + (limit.milliseconds ?? Infinity);
  await using trial = await scenario.open();
  do {
    const round = await withinTime(trial.round());
    tally.rounds += 1;
    tally.acknowledged += round?.acknowledged ?? 0;
    tally.lost += round?.lost ?? 0;
    for (const problem of round?.problems ?? [`no end after ${hangMs / 1000} s`]) problems.add(problem);
    if (round === undefined) break;
  } while (performance.now() < end && tally.rounds < (limit.rounds ?? Infinity));
  return { ...tally, problems: [...problems].slice(0, shownProblems) };
}

async function withinTime(round: Promise<Round>): Promise<Round | undefined> {
  const ended = new AbortController();
  try {
    return await Promise.race([round, setTimeout(hangMs, undefined, { signal: ended.signal })]);
  } finally {
    ended.abort();
  }
}
