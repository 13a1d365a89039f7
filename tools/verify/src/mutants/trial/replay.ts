/** @module Runs a test again with its hooks, outside of Vitest's own order. */
import { TestRunner, type RunnerTestCase, type RunnerTestSuite } from 'vitest';

type Work = () => unknown;

const isWork = (value: unknown): value is Work => typeof value === 'function';

/** Kept from before any test: a test may replace the clock. */
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

const chainOf = (suite: RunnerTestSuite | undefined): readonly RunnerTestSuite[] =>
  suite === undefined ? [] : [...chainOf(suite.suite), suite];

async function succeeds(work: Work): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

async function within(milliseconds: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = startTimer(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stopTimer(timer);
  }
}

async function runWithHooks(test: RunnerTestCase): Promise<boolean> {
  const suites = chainOf(test.suite);
  const cleanups: Work[] = [];
  let passed = await succeeds(async () => {
    for (const suite of suites)
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
        const cleanup = await hook(test.context, suite);
        if (isWork(cleanup)) cleanups.push(cleanup);
      }
    await TestRunner.getTestFn(test)();
  });
  const after = suites.toReversed().flatMap((suite) =>
    TestRunner.getSuiteHooks(suite)
      .afterEach.toReversed()
      .map((hook) => () => hook(test.context, suite)),
  );
  for (const work of [...after, ...cleanups.toReversed()]) passed = (await succeeds(work)) && passed;
  return passed;
}

const shortestLimit = 4000;

export const durationOf = (test: RunnerTestCase): number => test.result?.duration ?? 0;

/** Whether the test passes; one that takes ten times as long as at first does not. */
export const passes = (test: RunnerTestCase): Promise<boolean> =>
  within(Math.max(shortestLimit, durationOf(test) * 10), runWithHooks(test));

/** The suites whose `beforeAll` hooks have run, outermost first. */
export class Stage {
  readonly #open: { readonly suite: RunnerTestSuite; readonly cleanups: readonly Work[] }[] = [];

  async enter(suite: RunnerTestSuite): Promise<void> {
    const cleanups: Work[] = [];
    for (const hook of TestRunner.getSuiteHooks(suite).beforeAll) {
      const cleanup = await hook(suite);
      if (isWork(cleanup)) cleanups.push(cleanup);
    }
    this.#open.push({ suite, cleanups });
  }

  /** Whether all hooks passed. */
  async leave(): Promise<boolean> {
    const last = this.#open.pop();
    if (last === undefined) return true;
    const { suite, cleanups } = last;
    const hooks = TestRunner.getSuiteHooks(suite)
      .afterAll.toReversed()
      .map((hook) => () => hook(suite));
    let passed = true;
    for (const work of [...hooks, ...cleanups.toReversed()]) passed = (await succeeds(work)) && passed;
    return passed;
  }

  /** Gives the open suites new fixtures. */
  async reset(): Promise<void> {
    const suites = this.#open.map(({ suite }) => suite);
    for (const _ of suites) await this.leave();
    for (const suite of suites) await this.enter(suite);
  }
}
