/** @module The counts at the end of `npm test` are those of the runners, and no breakdown goes uncounted. */
import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, tallyOfCheck, tallyOfTests } from './tally.ts';

const vitest = (passed: number, failed: number): string =>
  JSON.stringify({ numTotalTests: passed + failed, numPassedTests: passed, numFailedTests: failed });

describe('tally', () => {
  it("reads Vitest's counts", () => {
    expect(readVitest(vitest(3, 1))).toEqual({ passed: 3, failed: 1 });
  });

  it("reads Playwright's counts and takes a flaky test for a failed one", () => {
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
    expect(readPlaywright(report)).toEqual({ passed: 5, failed: 3 });
  });

  it('refuses a report without counts', () => {
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

  it('counts a file that could not be loaded, which has no failed test of its own', () => {
    expect(tallyOfTests(false, vitest(3, 0), readVitest)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts failed tests once', () => {
    expect(tallyOfTests(false, vitest(3, 2), readVitest)).toEqual({ passed: 3, failed: 2 });
  });
});
