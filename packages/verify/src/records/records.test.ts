import { expect, it } from 'vitest';
import { readFixtures } from '../fixtures.ts';
import { setUpShell } from '../shell/setup.ts';
import { sampleRecords } from './read-records.ts';
import { complaintsAbout } from './try-records.ts';

it('real records, as far as they are here, give sound snippets with every library that fits', async () => {
  await setUpShell();
  const records = [...readFixtures().map(({ record }) => record), ...(await sampleRecords(2_000))];
  expect(await complaintsAbout(records)).toEqual([]);
}, 600_000);
