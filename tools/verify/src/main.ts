/**
 * @module `npm run verify [library …]`: runs every check on every generator, or on the named ones.
 * Without names it also checks every record of `--records PATH` (a JSON Lines file, plain or gzip, or a folder;
 * default: the starter set) with all libraries that fit, fuzzes the built site and API with mutated records, and counts
 * the rules of `fit-rules`.
 * With `--records` it also checks that the ids of the starter set are real; `--starter` does only that.
 * `--fit` only counts, `--list RULE` lists the violations of one rule, `--update` writes the committed counts.
 * Libraries of datasets and clients of spaces are named with their folder: `datasets/pandas`, `spaces/curl`.
 */
import { parseArgs } from 'node:util';
import { runFit } from './fit-rules/run.ts';
import { fuzz } from './fuzz/run.ts';
import { checkStarter } from './starter/run.ts';
import { fixturesOf, nameIn, suites } from './suites.ts';
import { tryRecords } from './records/try-records.ts';
import { tryFixture } from './try-fixture.ts';

const {
  positionals: wanted,
  values: { records: path, fit = false, starter = false, list, update = false },
} = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string' },
    fit: { type: 'boolean' },
    starter: { type: 'boolean' },
    list: { type: 'string' },
    update: { type: 'boolean' },
  },
});

/** Every path of every schema about twenty times, each time with another wrong value. */
const fuzzedRecords = 5_000;

/** Returns how many fixtures failed. */
async function checkFixtures(): Promise<number> {
  const cases = suites
    .flatMap((suite) =>
      fixturesOf(suite).map((fixture) => ({ suite, fixture, name: nameIn(suite, fixture.library) })),
    )
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const name of wanted)
    if (!cases.some((one) => one.name === name)) {
      console.error(
        `There is no fixture for ${JSON.stringify(name)}: add packages/catalogue/test/libraries/fixtures/${name}/<branch>.json.`,
      );
      process.exitCode = 2;
    }
  const verdicts = await Promise.all(
    cases.map(
      async ({ suite, fixture, name }) =>
        [`${name}/${fixture.branch}`, await tryFixture(suite, fixture)] as const,
    ),
  );
  let failed = 0;
  for (const [name, complaints] of verdicts) {
    if (complaints.length > 0) failed += 1;
    for (const complaint of complaints) console.log(`${name}: ${complaint}\n`);
  }
  console.log(`${cases.length - failed} fixtures passed, ${failed} failed`);
  return failed;
}

let failed = fit || starter ? 0 : await checkFixtures();
if (wanted.length === 0 && path !== undefined && !fit) failed += await checkStarter(path);
if (wanted.length === 0 && !starter) {
  if (!fit) {
    for (const suite of suites) failed += await tryRecords(suite, path);
    failed += await fuzz(fuzzedRecords);
  }
  failed += await runFit({
    update,
    ...(path !== undefined && { path }),
    ...(list !== undefined && { list }),
  });
}
if (failed > 0) process.exitCode = 1;
