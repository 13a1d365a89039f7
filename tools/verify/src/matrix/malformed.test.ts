import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureName, readFixtures } from '../fixtures.ts';
import { generateWith } from '../generate.ts';
import { inGroups } from '../groups.ts';
import { notRecords } from '../hostile/malformed.ts';
import { setUpShell } from '../shell/setup.ts';
import { tryCopies, tryMalformed } from '../trial.ts';

const fixtures = readFixtures();
const complaints = new Map<string, readonly string[]>();

beforeAll(async () => {
  await setUpShell();
  await inGroups(fixtures, async (fixture) => {
    const { library, record } = fixture;
    complaints.set(fixtureName(fixture), await tryMalformed(record, generateWith(library)));
  });
}, 600_000);

describe('a malformed record yields a typed error or valid snippets', () => {
  it.each(fixtures.map(fixtureName))('%s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });

  it('a value that is not a record', async () => {
    expect(await tryCopies(notRecords(), generateWith())).toEqual([]);
  });
});
