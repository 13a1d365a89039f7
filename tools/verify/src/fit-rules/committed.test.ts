import { expect, it } from 'vitest';
import { baselineOf, regressions } from './committed.ts';
import { countFit, type FitCounts } from './count.ts';
import { fitRecords } from './run.ts';

const counts = (violations: number, fingerprint = 'a'): FitCounts => ({
  records: 10,
  fingerprint,
  rules: { 'model-used': { applies: 10, violations } },
});

it('more violations than committed are a regression, fewer are not', () => {
  expect(regressions(counts(3), counts(2))).toEqual(['model-used: 3 violations, 2 are committed.']);
  expect(regressions(counts(2), counts(3))).toEqual([]);
});

it('a rule that is not committed yet may have no violations', () => {
  expect(regressions(counts(1), { ...counts(0), rules: {} })).toHaveLength(1);
});

it('counts of other records are not compared', () => {
  const committed = { hub: counts(2), 'built-in': counts(2) };
  expect(baselineOf('hub', counts(3, 'b'), committed)).toBeUndefined();
  expect(baselineOf('hub', counts(3), committed)).toBeDefined();
  expect(baselineOf('built-in', counts(3, 'b'), committed)).toBeDefined();
});

it('the starter set and the fixtures have no more violations than are committed', async () => {
  const now = await countFit(fitRecords());
  const before = baselineOf('built-in', now);
  expect(before && regressions(now, before)).toEqual([]);
});
