/**
 * @module `npm run verify:mutants [-- module …]`: faults put into the code one at a time, and whether the tests notice.
 *
 * Modules whose code and tests are as they were measured are skipped, so an interrupted run goes on where it was;
 * `--again` measures them all the same (without it, an interrupted run of `--again` goes on); `--open` tries only mutants that were not noticed before, for changed
 * tests. Large modules are tried with a sample, always the same mutants (`modules.ts`): `--sample N` takes another
 * size for all, `--all` every mutant. `--quick` leaves out mutants that need a worker each. `--since REF` takes only
 * modules with files changed since that commit, `--list` prints the committed results, `--survivors` names the mutants
 * that no test noticed.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { filesOf, keep, readEvidence, stateOf } from './evidence.ts';
import { forget, measure } from './measure.ts';
import { modules, type Mutated } from './modules.ts';
import { Pending } from './pending.ts';
import { goals, printScore, printSurvivors, scoreOf, shareOf } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    again: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    sample: { type: 'string' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});

const unknown = positionals.filter((name) => !(name in modules));
if (unknown.length > 0)
  throw new Error(`No module ${unknown.join(', ')}. Modules: ${Object.keys(modules).join(', ')}.`);

const changed =
  values.since === undefined
    ? undefined
    : new Set(execFileSync('git', ['diff', '--name-only', values.since], { encoding: 'utf8' }).split('\n'));

function isWanted(name: string, mutated: Mutated): boolean {
  if (positionals.length > 0 && !positionals.includes(name)) return false;
  return changed === undefined || filesOf(mutated).some((file) => changed.has(file));
}

/** Seconds at the last measurement. What takes longest begins, so that no core waits for it at the end. */
const secondsOf = (name: string): number => readEvidence()[name]?.seconds ?? Infinity;

const wanted = Object.entries(modules)
  .filter(([name, mutated]) => isWanted(name, mutated))
  .map((entry) => ({ entry, seconds: secondsOf(entry[0]) }))
  .toSorted((a, b) => Number(a.seconds < b.seconds) - Number(a.seconds > b.seconds))
  .map(({ entry }) => entry);
const started = performance.now();
const failed: string[] = [];
const pending = new Pending();
if (values.again) {
  pending.add(wanted.map(([name]) => name));
  for (const [name] of wanted) forget(name);
}
const waiting = values.list
  ? []
  : wanted.filter(([name, mutated]) => pending.has(name) || readEvidence()[name]?.state !== stateOf(mutated));
const count = waiting.length;

function sampleFor({ sample = Infinity }: Mutated): number {
  if (values.all) return Infinity;
  return values.sample === undefined ? sample : Number(values.sample);
}

/** Measures one module after another; several of these run side by side. */
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, mutated] = next;
    const state = stateOf(mutated);
    const begun = performance.now();
    try {
      const outcome = await measure(name, mutated, state, { ...values, sample: sampleFor(mutated) });
      const seconds = Math.round((performance.now() - begun) / 1000);
      pending.remove(name);
      keep(name, { date: new Date().toISOString().slice(0, 10), state, seconds, ...outcome });
      console.error(`${name}: ${seconds} s; ${waiting.length} of ${count} modules left`);
    } catch (error) {
      // Its tests fail without any mutant, say. The other modules are measured all the same.
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      failed.push(name);
    }
  }
}

await Promise.all(Array.from({ length: Number(values.workers) }, work));
if (count > 0) console.error(`Measured in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);

const evidence = readEvidence();
const scores = wanted.flatMap(([name]) => {
  const measured = evidence[name];
  return measured ? [{ name, ...scoreOf(measured) }] : [];
});
for (const score of scores.toSorted((a, b) => shareOf(a) - shareOf(b))) {
  printScore(score.name, score);
  if (values.survivors) printSurvivors(score.open);
}
const missing = wanted
  .map(([name]) => name)
  .filter((name) => evidence[name] === undefined || failed.includes(name));
if (missing.length > 0) console.log(`NOT MEASURED: ${missing.join(', ')}`);
const all = {
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  open: scores.flatMap(({ open }) => open),
  equivalent: scores.reduce((sum, { equivalent }) => sum + equivalent, 0),
  untested: scores.reduce((sum, { untested }) => sum + untested, 0),
};
printScore('all', all);
const low = scores.filter((score) => shareOf(score) < goals.module);
if (missing.length > 0 || low.length > 0 || shareOf(all) < goals.all) {
  console.log(
    `Goal missed: ${goals.all * 100} % in all and ${goals.module * 100} % in every module. --survivors names what was not noticed.`,
  );
  process.exitCode = 1;
}
