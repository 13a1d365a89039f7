import { readSnapshotData, type SnapshotLanguage, verificationOf } from '@loadout/verification';
import { py } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { staleEvidence } from '../evidence.testing.ts';
import { suites } from '../suites.ts';
import { collectGitSnippets } from './collect.ts';
import { outdated } from './outdated.ts';
import { fingerprintOf } from './summary.ts';

const data = readSnapshotData();
const languages: readonly SnapshotLanguage[] = ['python', 'shell'];
const all = languages.flatMap((language) =>
  Object.entries(data[language]).map(([library, found]) => ({ language, library, found })),
);
const checks = all.flatMap(({ found }) => Object.entries(found.snippets));

it('no snippet uses what its repository does not have', () => {
  expect(checks.filter(([, { problems }]) => problems.length > 0)).toEqual([]);
});

it('only libraries whose names were all checked have the level', () => {
  const wrong = all.filter(
    ({ found }) =>
      (found.level === 'api') !== Object.values(found.snippets).every(({ unread }) => unread.length === 0),
  );
  expect(wrong).toEqual([]);
});

it('every commit has a full hash and a date, and is not older than the code', () => {
  const commits = all.flatMap(({ found }) => Object.values(found.repositories));
  expect(commits.filter(({ commit }) => !/^[0-9a-f]{40}$/.test(commit))).toEqual([]);
  expect(commits.filter(({ date }) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
  expect(commits.filter(({ commit }) => Object.hasOwn(outdated, commit))).toEqual([]);
});

it('every library was read as it is now (npm run verify:snapshots updates the data)', () => {
  expect(staleEvidence(all, suites.flatMap(collectGitSnippets), fingerprintOf)).toEqual([]);
});

it('the level names the commit', () => {
  const { level, packages } = verificationOf('sam2', { code: py`print(1)` });
  expect(level).toBe('api');
  expect(packages?.['facebookresearch/sam2']).toMatch(/^[0-9a-f]{7}$/);
  expect(verificationOf('flextab', { code: py`print(1)` })).toEqual({ level: 'lint' });
});
