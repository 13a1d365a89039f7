/** @module Tests that the totals of `npm test` include all runners and crashes. */
import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, tallyOfCheck, tallyOfTests } from './tally.ts';

const vitest = (passed: number, failed: number): string =>
  JSON.stringify({ numTotalTests: passed + failed, numPassedTests: passed, numFailedTests: failed });

describe('tally', () => {
  it("reads Vitest's counts", () => {
    expect(readVitest(vitest(3, 1))).toEqual({ passed: 3, failed: 1 });
  });

  it("reads Playwright's counts and treats a flaky test as failed", () => {
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
    expect(readPlaywright(report)).toEqual({ passed: 5, failed: 3 });
  });

  it('rejects a report without counts', () => {
    expect(() => readVitest('{}')).toThrow('numPassedTests');
    expect(() => readPlaywright('{"stats":null}')).toThrow('stats.expected');
  });

  it('counts a check as one test', () => {
    expect(tallyOfCheck(true)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOfCheck(false)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a runner without a report as failed', () => {
    expect(tallyOfTests(false, undefined, readVitest)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfTests(true, undefined, readVitest)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a file that could not be loaded, which has no failed tests', () => {
    expect(tallyOfTests(false, vitest(3, 0), readVitest)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts failed tests once', () => {
    expect(tallyOfTests(false, vitest(3, 2), readVitest)).toEqual({ passed: 3, failed: 2 });
  });
});
