/** @module Counts passed and failed tests from the reports the test runners leave behind. */

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

/** A test that passed only when tried again has failed. */
export const readPlaywright: ReadReport = (text) => {
  const report: unknown = JSON.parse(text);
  return {
    passed: count(report, 'stats', 'expected'),
    failed: count(report, 'stats', 'unexpected') + count(report, 'stats', 'flaky'),
  };
};

/** A step that counts no tests is one test itself. */
export const tallyOfCheck = (succeeded: boolean): Tally =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner that broke down (no report, or no failed test to show for its exit code) is one more failure. */
export const tallyOfTests = (succeeded: boolean, report: string | undefined, read: ReadReport): Tally => {
  if (report === undefined) return { passed: 0, failed: 1 };
  const tally = read(report);
  return succeeded || tally.failed > 0 ? tally : add(tally, { passed: 0, failed: 1 });
};
