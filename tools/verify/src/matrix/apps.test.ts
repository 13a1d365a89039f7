import { type AppSnippets, appSnippets, CatalogueError, fittingApps, systems } from '@loadout/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { appFixtures } from '../../../../packages/catalogue/test/apps/fixtures.ts';
import { generateApp, generateAppFrom, generateApps } from '../generate.ts';
import { hostile } from '../hostile/hostile.ts';
import { hostileOptions } from '../hostile/options.ts';
import { setUpShell } from '../shell/setup.ts';
import { tryMalformed, tryPlain, tryVariants } from '../trial.ts';

const fixtures = Object.entries(appFixtures);
const complaints = new Map<string, readonly string[]>();

/** All at once, so that tools with a process start get one batch. */
beforeAll(async () => {
  await setUpShell();
  await Promise.all(
    fixtures.map(async ([name, record]) => {
      const copies = [...hostile(record)];
      // One app at a time: a rejection must not be hidden by the results of other apps.
      const found = await Promise.all([
        ...systems.map((system) => tryPlain(record, generateApps(system))),
        ...systems.map((system) => tryMalformed(record, generateApps(system))),
        ...fittingApps(record).flatMap(({ app }) =>
          systems.flatMap((system) => [
            tryVariants(copies, generateApp(app, system)),
            tryVariants(hostileOptions, generateAppFrom(record, app, system)),
          ]),
        ),
      ]);
      complaints.set(name, found.flat());
    }),
  );
}, 600_000);

describe('commands of local apps are valid for any record and options', () => {
  it.each(fixtures)('%s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});

/** A record with a too long id is rejected. */
const unlessRefused = (input: unknown): readonly AppSnippets[] => {
  try {
    return appSnippets(input);
  } catch (error) {
    if (CatalogueError.is(error) && error.code === 'invalid-record') return [];
    throw error;
  }
};

/** A URL of the app: no whitespace, quote or bracket, and at most one query. */
const address =
  /^(?:https|[a-z-]+chat|jan|jellybox|lmstudio|msty|sanctum|unsloth):\/\/[\w.~!'()*%/-]+(?:\?[\w.~!'()*%&=-]+)?$/;

describe('links to local apps stay URLs of the app for any record', () => {
  it.each(fixtures)('%s', (_, record) => {
    const links = [record, ...Array.from(hostile(record), ({ input }) => input)]
      .flatMap(unlessRefused)
      .flatMap(({ deepLink }) => (deepLink === undefined ? [] : [deepLink]));
    expect(links.filter((link) => !address.test(link))).toEqual([]);
  });
});
