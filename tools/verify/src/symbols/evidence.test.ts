import { expect, it } from 'vitest';
import { staleEvidence } from '../evidence.testing.ts';
import { suites } from '../suites.ts';
import { collectSnippets } from './collect.ts';
import { fingerprintOf } from './due.ts';
import { libraryVerification, readLanguages, readSymbolData, reaches } from '@loadout/verification';

const data = readSymbolData();
const all = readLanguages.flatMap((language) =>
  Object.entries(data[language]).map(([library, found]) => ({ language, library, found })),
);
const reached = all.filter(({ found }) => found.level === 'api');

it('the data has only the two levels it can prove', () => {
  expect(all.filter(({ found }) => found.level !== 'api' && found.level !== 'lint')).toEqual([]);
});

it('no snippet uses what its packages do not have', () => {
  expect(all.flatMap(({ found }) => found.problems)).toEqual([]);
});

it('a library below the level has a reason', () => {
  expect(all.filter(({ found }) => (found.level === 'api') !== (found.unread.length === 0))).toEqual([]);
});

it('every library was read as it is now (npm run verify:symbols updates the data)', () => {
  expect(staleEvidence(all, suites.flatMap(collectSnippets), fingerprintOf)).toEqual([]);
});

it('a library whose names exist has at least the level api', () => {
  const lower = reached.filter(
    ({ language, library }) => !reaches(libraryVerification(library, [language]).level, 'api'),
  );
  expect(lower).toEqual([]);
});

it('a library that the data lacks, or has for another language, has the level of the tests', () => {
  expect(libraryVerification('no-such-library', ['python'])).toEqual({ level: 'lint' });
  expect(libraryVerification('constructor', ['python'])).toEqual({ level: 'lint' });
});
