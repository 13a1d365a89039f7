import { expect, it } from 'vitest';
import { levels, levelTexts, reaches, verificationText } from './levels.ts';
import { notRunReasons, readRunData, runOf } from './runs.ts';

const { libraries, environments } = readRunData();
const runs = Object.entries(libraries).flatMap(([library, own]) =>
  Object.entries(own).map(([name, run]) => ({ library, name, run })),
);

it('what is shown as installed or executed has its releases and its date', () => {
  const shown = runs.filter(({ run }) => run.outcome === 'executed' || run.installs === true);
  const unproven = shown.filter(
    ({ run }) => environments[run.environment ?? ''] === undefined || Number.isNaN(Date.parse(run.checkedOn)),
  );
  expect(unproven).toEqual([]);
});

it('what was not run says why, from the list; what failed has a last line', () => {
  const reasons = Object.keys(notRunReasons);
  expect(runs.filter(({ run }) => run.outcome === 'not-run' && !reasons.includes(run.reason ?? ''))).toEqual(
    [],
  );
  expect(runs.filter(({ run }) => run.outcome === 'failed' && run.line === undefined)).toEqual([]);
});

it('finds a run by library and key only', () => {
  expect(runOf('no-such-library', 'x')).toBeUndefined();
  expect(runs.filter(({ library, run }) => runOf(library, run.key) === undefined)).toEqual([]);
});

it('levels are ordered, and every level says what it does not say', () => {
  expect(reaches('executed', 'api')).toBe(true);
  expect(reaches('lint', 'api')).toBe(false);
  expect(reaches('request', 'api')).toBe(false);
  expect(levels.every((level) => levelTexts[level].doesNotSay !== '')).toBe(true);
});

it('says where code was executed', () => {
  const run = { level: 'executed', packages: { diffusers: '0.42.1' }, checkedOn: '2026-11-16' } as const;
  expect(verificationText(run)).toBe('Executed on 2026-11-16 with diffusers 0.42.1');
  expect(verificationText({ ...run, device: 'cpu' })).toMatch(/ on the CPU$/);
  expect(verificationText({ ...run, device: 'gpu' })).toMatch(/ on a machine with a GPU$/);
});
