import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureName, readFixtures } from '../fixtures.ts';
import { generateFrom, generateWith } from '../generate.ts';
import { inGroups } from '../groups.ts';
import { hostileOptions } from '../hostile/options.ts';
import { setUpShell } from '../shell/setup.ts';
import { tryHostile, tryVariants } from '../trial.ts';

const fixtures = readFixtures();
const complaints = new Map<string, readonly string[]>();

beforeAll(async () => {
  await setUpShell();
  await inGroups(fixtures, async (fixture) => {
    const { library, record } = fixture;
    const [byRecord, byOptions] = await Promise.all([
      tryHostile(record, generateWith(library)),
      tryVariants(hostileOptions, generateFrom(record, library)),
    ]);
    complaints.set(fixtureName(fixture), [...byRecord, ...byOptions]);
  });
}, 600_000);

describe('hostile metadata and hostile options stay values in every snippet of every fixture', () => {
  it.each(fixtures.map(fixtureName))('%s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});
