/** @module Runs steps in parallel within the number of cores, each after its dependencies. */

export interface Scheduled {
  readonly name: string;
  /** Number of cores the step uses. */
  readonly cores: number;
  /** Names of steps that must have finished, successfully or not. */
  readonly after?: readonly string[];
}

/** Steps start in the given order, unless a later one fits into the free cores and an earlier one does not. */
export const schedule = async <S extends Scheduled>(
  steps: readonly S[],
  cores: number,
  run: (step: S) => Promise<void>,
): Promise<void> => {
  const names = new Set(steps.map((step) => step.name));
  const ended = new Set<string>();
  const waiting = new Set(steps);
  const running = new Map<S, Promise<void>>();

  const isReady = ({ after = [], cores: wanted }: S): boolean => {
    if (!after.every((name) => ended.has(name) || !names.has(name))) return false;
    const busy = [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
    return running.size === 0 || busy + wanted <= cores;
  };
  const begin = async (step: S): Promise<void> => {
    await run(step);
    running.delete(step);
    ended.add(step.name);
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (!isReady(step)) continue;
      waiting.delete(step);
      running.set(step, begin(step));
    }
    if (running.size === 0)
      throw new Error(`These steps depend on each other: ${[...waiting].map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
};
