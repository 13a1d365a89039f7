/**
 * @module `npm run verify [library …]`: puts every generator, or those named, on trial with all their fixtures, and
 * prints what is wrong. Without names it then takes every record it can find through all libraries. Libraries of
 * datasets and ways to use spaces are named with their folder: `datasets/pandas`, `spaces/curl`.
 */
import { fixturesOf, nameIn, suites } from './suites.ts';
import { tryRecords } from './records/try-records.ts';
import { tryFixture } from './try-fixture.ts';

const wanted = process.argv.slice(2);
const cases = suites
  .flatMap((suite) =>
    fixturesOf(suite).map((fixture) => ({ suite, fixture, name: nameIn(suite, fixture.library) })),
  )
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const name of wanted)
  if (!cases.some((one) => one.name === name)) {
    console.error(
      `There is no fixture for ${JSON.stringify(name)}: add packages/catalogue/fixtures/${name}/<branch>.json.`,
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

if (wanted.length === 0) for (const suite of suites) failed += await tryRecords(suite);
if (failed > 0) process.exitCode = 1;
