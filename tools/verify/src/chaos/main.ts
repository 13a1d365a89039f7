/** @module `npm run verify:chaos [-- --minutes N --rounds N --only NAME --write]`: fault injection, in rounds. */

import { parseArgs } from 'node:util';
import { keepEvidence } from './evidence.ts';
import { runScenario } from './run.ts';
import { isSound, type Tally } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

const { values } = parseArgs({
  options: {
    /** Total for all scenarios. */
    minutes: { type: 'string', default: '5' },
    /** Rounds per scenario, instead of a time. */
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true },
    /** Writes the counts to tools/verify/data/chaos.json. */
    write: { type: 'boolean', default: false },
  },
});

const unknown = (values.only ?? []).filter((name) => scenarios.every((scenario) => scenario.name !== name));
if (unknown.length > 0) {
  console.error(
    `Unknown scenario: ${unknown.join(', ')}. Use: ${scenarios.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = scenarios.filter(({ name }) => values.only?.includes(name) ?? true);
const limit =
  values.rounds === undefined
    ? { milliseconds: (Number(values.minutes) * 60_000) / chosen.length }
    : { rounds: Number(values.rounds) };

const tallies: Tally[] = [];
console.log(line('scenario', 'rounds', 'acknowledged', 'lost', ''));
for (const scenario of chosen) {
  const tally = await runScenario(scenario, limit);
  tallies.push(tally);
  const { name, rounds, acknowledged, lost, problems, missing } = tally;
  const result = missing === undefined ? problems.join('; ') || 'ok' : `NOT RUN: ${missing}`;
  console.log(line(name, rounds, acknowledged, lost, result));
}
if (values.write) {
  keepEvidence(
    tallies,
    scenarios.map(({ name }) => name),
  );
}
process.exit(tallies.every(isSound) ? 0 : 1);

function line(
  name: string,
  rounds: number | string,
  acknowledged: number | string,
  lost: number | string,
  result: string,
) {
  return `${name.padEnd(18)}${column(rounds, 8)}${column(acknowledged, 14)}${column(lost, 6)}  ${result}`;
}

function column(value: number | string, width: number): string {
  return value.toLocaleString('en').padStart(width);
}
