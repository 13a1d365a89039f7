import { afterAll, describe } from 'vitest';
import { candidatesConformance } from '../testing/candidates-conformance.ts';
import { rankingConformance } from '../testing/ranking-conformance.ts';
import { searchConformance } from '../testing/search-conformance.ts';
import { sharedEngines } from '../testing/shared-engine.ts';

const engines = sharedEngines();
afterAll(() => engines.close());

describe('arrays of another thread', () => {
  searchConformance(engines.open, 15);
});

describe('arrays of another thread, ranking', () => {
  rankingConformance(engines.open);
});

describe('arrays of another thread, candidates', () => {
  candidatesConformance(engines.open);
});
