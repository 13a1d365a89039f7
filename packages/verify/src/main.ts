/**
 * @module `npm run verify [library …]`: puts every generator, or those named, on trial with all their fixtures, and
 * prints what is wrong. Without names it then takes every record it can find through all libraries.
 */
import { type Fixture, fixtureName, readFixtures } from './fixtures.ts';
import { generateFrom, generateWith, scriptsOf } from './generate.ts';
import { hostileOptions } from './hostile/options.ts';
import { tryRecords } from './records/try-records.ts';
import { tryHostile, tryMalformed, tryPlain, tryVariants } from './trial.ts';

async function tryFixture({ library, record }: Fixture): Promise<string[]> {
  const generate = generateWith(library);
  const trials = [
    tryPlain(record, generate),
    tryPlain(record, scriptsOf(library)),
    tryHostile(record, generate),
    tryVariants(hostileOptions(), generateFrom(record, library)),
    tryMalformed(record, generate),
  ];
  return (await Promise.all(trials)).flat();
}

const wanted = process.argv.slice(2);
const fixtures = readFixtures().filter(({ library }) => wanted.length === 0 || wanted.includes(library));
for (const name of wanted)
  if (!fixtures.some(({ library }) => library === name)) {
    console.error(
      `There is no fixture for ${JSON.stringify(name)}: add packages/catalogue/fixtures/${name}/<branch>.json.`,
    );
    process.exitCode = 2;
  }

const verdicts = await Promise.all(
  fixtures.map(async (fixture) => [fixtureName(fixture), await tryFixture(fixture)] as const),
);
let failed = 0;
for (const [name, complaints] of verdicts) {
  if (complaints.length > 0) failed += 1;
  for (const complaint of complaints) console.log(`${name}: ${complaint}\n`);
}
console.log(`${fixtures.length - failed} fixtures passed, ${failed} failed`);

if (wanted.length === 0) failed += await tryRecords();
if (failed > 0) process.exitCode = 1;
