/** @module Tries the mutants of one module in processes of their own and returns what its tests did not notice. */
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instrument, type Mutant } from './instrument.ts';
import { Journal } from './journal.ts';
import type { Mutated } from './modules.ts';
import { root } from './root.ts';
import { sampleOf } from './sample.ts';
import {
  assign,
  instrumentedFile,
  journalFile,
  outputFile,
  stateFile,
  type Assignment,
} from './trial/assignment.ts';

export interface Survivor extends Omit<Mutant, 'id'> {
  /** Whether any test ran the line. */
  readonly covered: boolean;
}

export interface Outcome {
  /** How many mutants there are, where only a sample was tried. */
  readonly sampledFrom?: number;
  readonly killed: number;
  /** Mutants of code that runs once, while modules load or before a cache is filled: each needs a new process. */
  readonly untested: number;
  readonly survivors: readonly Survivor[];
}

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));

/** How often a process is looked at. Looks are counted instead of time, which goes on while a machine is suspended. */
const lookMs = 5000;
/** Looks without anything written after which a process hangs; before it writes for the first time, it runs all tests. */
const patience = 12;
const patienceAtFirst = 180;
/** All tests with one mutant. */
const patienceAlone = 60;

/** Tests with a time limit may fail once beside other work. */
const failuresAtMost = 3;

/** Ids of the process groups that are running. */
const groups = new Set<number>();
const end = (group: number): boolean => process.kill(-group, 'SIGKILL');

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const group of groups) end(group);
    process.exit(130);
  });

/** Returns whether the tests passed; `isStuck` is asked now and then and ends the process. */
function runTests(assignment: Assignment, isStuck: () => boolean): Promise<boolean> {
  const output = openSync(outputFile(assignment.folder), 'w');
  return new Promise<boolean>((resolve, reject) => {
    const child = spawn('vitest', ['run', `--config=${config}`, '--reporter=dot'], {
      cwd: fileURLToPath(root),
      env: { ...process.env, ...assign(assignment) },
      stdio: ['ignore', output, output],
      // A group of its own, which is ended with all its workers.
      detached: true,
    });
    if (child.pid !== undefined) groups.add(child.pid);
    const timer = setInterval(() => {
      if (isStuck() && child.pid !== undefined) end(child.pid);
    }, lookMs);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(timer);
      if (child.pid !== undefined) groups.delete(child.pid);
      resolve(code === 0);
    });
  }).finally(() => closeSync(output));
}

async function tryInTurn(assignment: Assignment): Promise<Journal> {
  const file = journalFile(assignment.folder);
  let failures = 0;
  for (;;) {
    const before = new Journal(file);
    if (before.isDone) return before;
    const sizeAtFirst = statSync(file).size;
    let size = sizeAtFirst;
    let silent = 0;
    const isStuck = (): boolean => silent > (size > sizeAtFirst ? patience : patienceAtFirst);
    await runTests(assignment, () => {
      const now = statSync(file).size;
      silent = now > size ? 0 : silent + 1;
      size = now;
      return isStuck();
    });
    const after = new Journal(file);
    if (isStuck() && after.trying !== undefined && after.verdictOf(after.trying) === undefined)
      after.write('killed', after.trying);
    else if (after.length > before.length) failures = 0;
    else if ((failures += 1) === failuresAtMost)
      throw new Error(`Tests fail without any mutant: see ${outputFile(assignment.folder)}.`);
  }
}

const isSame = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === text;

function prepare(folder: string, instrumented: string, state: string, keepsKills: boolean): void {
  const isSameCode = isSame(instrumentedFile(folder), instrumented);
  if (isSameCode && isSame(stateFile(folder), state)) return;
  const kills = isSameCode && keepsKills ? new Journal(journalFile(folder)).with('killed') : [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(instrumentedFile(folder), instrumented);
  writeFileSync(journalFile(folder), '');
  writeFileSync(stateFile(folder), state);
  const journal = new Journal(journalFile(folder));
  for (const mutant of kills) journal.write('killed', mutant);
}

async function tryAlone(mutant: string, assignment: Assignment): Promise<boolean> {
  let looks = 0;
  return !(await runTests({ ...assignment, only: mutant }, () => (looks += 1) > patienceAlone));
}

export interface MeasureOptions extends Readonly<Record<'open' | 'alone' | 'again', boolean>> {
  /** The most mutants to try; absent for all. */
  readonly sample?: string | undefined;
}

/** `state` names the code and the tests: an interrupted measurement of the same goes on. */
export async function measure(
  name: string,
  mutated: Mutated,
  state: string,
  { open, alone, again, sample }: MeasureOptions,
): Promise<Outcome> {
  const folder = fileURLToPath(new URL(`.loadout/mutants/${name.replaceAll(/\W+/g, '-')}`, root));
  const { mutants, code } = await instrument(mutated);
  const instrumented = { code, mutants: sampleOf(mutants, Number(sample ?? Infinity)) };
  if (again) rmSync(folder, { recursive: true, force: true });
  prepare(folder, JSON.stringify(instrumented), state, open);
  const tests = globSync([...mutated.tests], { cwd: fileURLToPath(root) })
    .toSorted()
    .map((path) => join(fileURLToPath(root), path));
  const assignment = { folder, tests };
  const journal = await tryInTurn(assignment);
  for (const mutant of alone ? [...journal.with('asleep'), ...journal.with('loading')] : [])
    journal.write((await tryAlone(mutant, assignment)) ? 'killed' : 'survived', mutant);
  const survivors = instrumented.mutants.flatMap(({ id, ...mutant }) => {
    const verdict = journal.verdictOf(id);
    return verdict === 'survived' || verdict === 'uncovered'
      ? [{ ...mutant, covered: verdict === 'survived' }]
      : [];
  });
  return {
    ...(instrumented.mutants.length < mutants.length && { sampledFrom: mutants.length }),
    killed: journal.with('killed').length,
    untested: journal.with('loading').length + journal.with('asleep').length,
    survivors,
  };
}
