import { beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, fixtureName, readFixtures } from '../fixtures.ts';
import { generateWith, scriptsOf } from '../generate.ts';
import { goldensOf, updating } from '../goldens.testing.ts';
import { setUpShell } from '../shell/setup.ts';
import { models } from '../suites.ts';
import { tryPlain } from '../trial.ts';

const fixtures = readFixtures().map((fixture): [string, Fixture] => [fixtureName(fixture), fixture]);

const goldens = goldensOf(models);
const complaints = new Map<string, readonly string[]>();

/** All at once, so that tools with a process start get one batch. */
beforeAll(async () => {
  await setUpShell();
  await Promise.all(
    fixtures.map(async ([name, { library, record }]) => {
      const trials = [generateWith(library), scriptsOf(library)].map((generate) =>
        tryPlain(record, generate),
      );
      complaints.set(name, (await Promise.all(trials)).flat());
    }),
  );
}, 600_000);

it('there are fixtures', () => expect(fixtures).not.toEqual([]));

describe('every fixture yields snippets without findings', () => {
  it.each(fixtures)('%s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});

describe('every snippet of every fixture equals its golden file (UPDATE_GOLDENS=1 updates it)', () => {
  if (updating) goldens.write(new Map(fixtures.flatMap(([, fixture]) => [...goldens.expected(fixture)])));

  it.each(fixtures)('%s', (_, fixture) => {
    const expected = goldens.expected(fixture);
    const golden = new Map(Array.from(expected.keys(), (file) => [file, goldens.read(file)]));
    expect(golden).toEqual(expected);
  });

  it('and no golden file is unused', () => {
    const expected = new Set<string>();
    for (const [, fixture] of fixtures)
      for (const file of goldens.expected(fixture).keys()) expected.add(file);
    expect(goldens.files().filter((file) => !expected.has(file))).toEqual([]);
  });
});
