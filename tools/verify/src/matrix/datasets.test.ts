import { datasetLibraries } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { datasets, fixturesOf } from '../suites.ts';
import { describeSuite } from './suite.testing.ts';

describeSuite(datasets);

it('every dataset library has a fixture', () => {
  const tried = new Set(fixturesOf(datasets).map(({ library }) => library));
  expect(Object.keys(datasetLibraries).filter((key) => !tried.has(key))).toEqual([]);
});
