import { spaceClients } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { fixturesOf, spaces } from '../suites.ts';
import { describeSuite } from './suite.testing.ts';

describeSuite(spaces);

it('every way to use a space has a fixture', () => {
  const tried = new Set(fixturesOf(spaces).map(({ library }) => library));
  expect(Object.keys(spaceClients).filter((key) => !tried.has(key))).toEqual([]);
});
