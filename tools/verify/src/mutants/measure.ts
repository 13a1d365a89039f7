/** @module Tries the mutants of one module in processes of their own and returns what its tests did not notice. */
import { spawn } from 'node:child_process';
import { closeSync, globSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instrument, type Mutant } from './instrument.ts';
import { Journal } from './journal.ts';
import type { Mutated } from './modules.ts';
import { root } from './root.ts';
import { assign, instrumentedFile, journalFile, outputFile, type Assignment } from './trial/assignment.ts';

export interface Survivor extends Omit<Mutant, 'id'> {
  /** Whether any test ran the line. */
  readonly covered: boolean;
}

export interface Outcome {
  readonly killed: number;
  /** Mutants of code that runs while modules load: each would need a new process, so they are not tested. */
  readonly untested: number;
  readonly survivors: readonly Survivor[];
}

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));

/** A process that has written nothing for so long hangs. */
const patience = 120_000;
const look = 5000;

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
    }, look);
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
  for (;;) {
    const before = new Journal(file);
    if (before.isDone) return before;
    const started = Date.now();
    let isStuck = false;
    await runTests(assignment, () => {
      isStuck = Date.now() - Math.max(started, statSync(file).mtimeMs) > patience;
      return isStuck;
    });
    const after = new Journal(file);
    if (isStuck && after.trying !== undefined && after.verdictOf(after.trying) === undefined)
      after.write('killed', after.trying);
    else if (after.length === before.length)
      throw new Error(`Tests fail without any mutant: see ${outputFile(assignment.folder)}.`);
  }
}

async function tryAlone(mutant: string, assignment: Assignment): Promise<boolean> {
  const started = Date.now();
  return !(await runTests({ ...assignment, only: mutant }, () => Date.now() - started > patience));
}

export async function measure(name: string, mutated: Mutated): Promise<Outcome> {
  const folder = fileURLToPath(new URL(`.loadout/mutants/${name.replaceAll(/\W+/g, '-')}`, root));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const instrumented = await instrument(mutated);
  writeFileSync(instrumentedFile(folder), JSON.stringify(instrumented));
  writeFileSync(journalFile(folder), '');
  const tests = globSync([...mutated.tests], { cwd: fileURLToPath(root) })
    .toSorted()
    .map((path) => join(fileURLToPath(root), path));
  const assignment = { folder, tests };
  const journal = await tryInTurn(assignment);
  for (const mutant of journal.with('asleep'))
    journal.write((await tryAlone(mutant, assignment)) ? 'killed' : 'survived', mutant);
  const survivors = instrumented.mutants.flatMap(({ id, ...mutant }) => {
    const verdict = journal.verdictOf(id);
    return verdict === 'survived' || verdict === 'uncovered'
      ? [{ ...mutant, covered: verdict === 'survived' }]
      : [];
  });
  return {
    killed: journal.with('killed').length,
    untested: journal.with('loading').length,
    survivors,
  };
}
