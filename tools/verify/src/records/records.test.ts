import { expect, it } from 'vitest';
import { setUpShell } from '../shell/setup.ts';
import { fixturesOf, type Suite, suites } from '../suites.ts';
import { sampleRecords } from './read-records.ts';
import { complaintsAbout } from './try-records.ts';

it.each(suites.map((suite): [string, Suite] => [suite.records, suite]))(
  'real %s, as far as they are here, give sound snippets with every library and client that fits',
  async (_, suite) => {
    await setUpShell();
    const records = [
      ...fixturesOf(suite).map(({ record }) => record),
      ...(await sampleRecords(suite, 2_000)),
    ];
    expect(await complaintsAbout(suite, records)).toEqual([]);
  },
  600_000,
);
