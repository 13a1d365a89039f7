import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureName, readFixtures } from '../fixtures.ts';
import { generateWith } from '../generate.ts';
import { setUpShell } from '../shell/setup.ts';
import { tryHostile } from '../trial.ts';

const fixtures = readFixtures();
const complaints = new Map<string, readonly string[]>();

/** All at once, so that the tools which cost a process start get one batch. */
beforeAll(async () => {
  await setUpShell();
  await Promise.all(
    fixtures.map(async (fixture) => {
      const { library, record } = fixture;
      complaints.set(fixtureName(fixture), await tryHostile(record, generateWith(library)));
    }),
  );
}, 600_000);

describe('hostile metadata stays a value in every snippet of every fixture', () => {
  it.each(fixtures.map(fixtureName))('%s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});
