/**
 * @module `npm run verify:wire [words]`: runs the snippets of every case with the real client on simulated services.
 * Words restrict the run to snippets whose name contains all of them; the other results stay in the data.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { allCases } from './cases.ts';
import { readWireData, wireFile } from '@loadout/verification';
import { keyOf, merged, writeWireData } from './data.ts';
import { scriptsOf } from './prove.ts';
import { proveAll, runOf } from './prove-all.ts';

const words = process.argv.slice(2);
const started = performance.now();

const { data, failures } = await proveAll(allCases(), {
  wants: (name) => words.every((word) => name.includes(word)),
  report: ({ name, complaints }, { done, total }) => {
    if (complaints.length > 0) console.log(`FAILED ${name}\n  ${complaints.join('\n  ')}`);
    if (done % 50 === 0) {
      const minutesLeft = ((performance.now() - started) / 60_000 / done) * (total - done);
      console.error(`${done} of ${total}, about ${Math.ceil(minutesLeft)} minutes left`);
    }
  },
});

const ran = data.runs.length;
console.log(`${ran - failures} snippets passed, ${failures} failed`);
if (data.partial !== undefined) console.error(`PARTIAL: the Python clients were NOT run. ${data.partial}`);
const before = words.length > 0 && existsSync(wireFile) ? readWireData() : undefined;
const cases = new Set(
  allCases().flatMap((wireCase) => scriptsOf(wireCase).map((script) => keyOf(runOf(wireCase, script)))),
);
writeFileSync(wireFile, `${writeWireData(merged(before, data, (run) => cases.has(keyOf(run))))}\n`);
if (failures > 0) process.exitCode = 1;
