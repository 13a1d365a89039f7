/**
 * @module `npm run verify:wire [words]`: runs every snippet of every case with its real client against recorded
 * services, and writes what ran as data. Words narrow the snippets to those whose name holds all of them.
 */
import { writeFileSync } from 'node:fs';
import { allCases } from './cases.ts';
import { wireFile } from './data.ts';
import { proveAll } from './prove-all.ts';

const words = process.argv.slice(2);

const { data, failures } = await proveAll(allCases(), {
  wants: (name) => words.every((word) => name.includes(word)),
  report: ({ name, complaints }) => {
    if (complaints.length > 0) console.log(`FAILED ${name}\n  ${complaints.join('\n  ')}`);
  },
});

const ran = data.runs.length;
console.log(`${ran - failures} snippets ran as they should, ${failures} did not`);
if (data.partial !== undefined) console.error(`PARTIAL: the Python clients were NOT run. ${data.partial}`);
if (words.length === 0 && failures === 0) writeFileSync(wireFile, `${JSON.stringify(data, null, 1)}\n`);
if (failures > 0) process.exitCode = 1;
