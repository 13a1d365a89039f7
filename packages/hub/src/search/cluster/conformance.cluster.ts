import { afterAll, beforeAll, describe } from 'vitest';
import { candidatesConformance } from '../testing/candidates-conformance.ts';
import { type ClusterUnderTest, clusterUnderTest } from '../testing/cluster-engine.ts';
import { rankingConformance } from '../testing/ranking-conformance.ts';
import { searchConformance } from '../testing/search-conformance.ts';
import type { OpenEngine } from '../testing/tested-engine.ts';

let cluster: ClusterUnderTest;

beforeAll(async () => {
  cluster = await clusterUnderTest(process.env['LOADOUT_TEST_SEARCH_URL'] ?? 'http://127.0.0.1:9201');
});

afterAll(() => cluster.close());

const open: OpenEngine = (documents) => cluster.open(documents);

describe('a search cluster', () => {
  searchConformance(open, Number(process.env['LOADOUT_TEST_RUNS'] ?? 40));
});

describe('ranking in a search cluster', () => {
  rankingConformance(open);
});

describe('candidates in a search cluster', () => {
  candidatesConformance(open);
});
