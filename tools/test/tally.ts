/** @module Counts passed and failed tests from the reports of the test runners. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const none: Tally = { passed: 0, failed: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const count = (report: unknown, ...path: readonly string[]): number => {
  let value = report;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  if (typeof value !== 'number') throw new TypeError(`The report has no number at ${path.join('.')}`);
  return value;
};

export type ReadReport = (text: string) => Tally;

export const readVitest: ReadReport = (text) => {
  const report: unknown = JSON.parse(text);
  return { passed: count(report, 'numPassedTests'), failed: count(report, 'numFailedTests') };
};

/** A test that passed only on a retry has failed. */
export const readPlaywright: ReadReport = (text) => {
  const report: unknown = JSON.parse(text);
  return {
    passed: count(report, 'stats', 'expected'),
    failed: count(report, 'stats', 'unexpected') + count(report, 'stats', 'flaky'),
  };
};

/** A step without tests counts as one test. */
export const tallyOfCheck = (succeeded: boolean): Tally =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A crashed runner (no report, or a failing exit code without failed tests) is one more failure. */
export const tallyOfTests = (succeeded: boolean, report: string | undefined, read: ReadReport): Tally => {
  if (report === undefined) return { passed: 0, failed: 1 };
  const tally = read(report);
  return succeeded || tally.failed > 0 ? tally : add(tally, { passed: 0, failed: 1 });
};
