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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blame } from './blame.ts';
import { instrument, type Mutant } from './instrument.ts';
import { Journal } from './journal.ts';
import type { Mutated } from './modules.ts';
import { root } from './root.ts';
import { sampleOf } from './sample.ts';
import {
  aloneFile,
  assign,
  instrumentedFile,
  journalFile,
  noMutant,
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
const aloneModule = fileURLToPath(new URL('trial/alone.ts', import.meta.url));

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

/** Starts processes, each of which goes on where the one before was ended, until there is nothing left to try. */
async function runUntil(
  isDone: (journal: Journal) => boolean,
  assignmentNow: (journal: Journal) => Assignment,
  { folder }: Assignment,
): Promise<Journal> {
  const file = journalFile(folder);
  let failures = 0;
  for (;;) {
    const before = new Journal(file);
    if (isDone(before)) return before;
    const assignment = assignmentNow(before);
    before.write('started');
    const sizeAtFirst = statSync(file).size;
    let size = sizeAtFirst;
    let silent = 0;
    const isStuck = (): boolean =>
      silent > (size === sizeAtFirst ? patienceAtFirst : assignment.alone ? patienceAlone : patience);
    await runTests(assignment, () => {
      const now = statSync(file).size;
      silent = now > size ? 0 : silent + 1;
      size = now;
      return isStuck();
    });
    const after = new Journal(file);
    blame(after, isStuck());
    if (after.length > before.length) failures = 0;
    else if ((failures += 1) === failuresAtMost)
      throw new Error(`Tests fail without any mutant: see ${outputFile(folder)}.`);
  }
}

const tryInTurn = (assignment: Assignment): Promise<Journal> =>
  runUntil(
    ({ isDone }) => isDone,
    () => assignment,
    assignment,
  );

const needAlone = (journal: Journal): readonly string[] => [
  ...journal.with('asleep'),
  ...journal.with('loading'),
];

/** What ran only while modules loaded, or before a cache was filled: a worker each. */
async function tryAlone(assignment: Assignment): Promise<Journal> {
  const { folder } = assignment;
  const journal = await runUntil(
    (now) => needAlone(now).length === 0 || now.verdictOf(noMutant) === 'killed',
    (now) => {
      const alone = [...(now.verdictOf(noMutant) === undefined ? [noMutant] : []), ...needAlone(now)];
      mkdirSync(dirname(aloneFile(folder, noMutant)), { recursive: true });
      for (const mutant of alone)
        writeFileSync(
          aloneFile(folder, mutant),
          `import { tryAlone } from ${JSON.stringify(aloneModule)};\ntryAlone(${JSON.stringify(mutant)});\n`,
        );
      return { ...assignment, alone };
    },
    assignment,
  );
  if (journal.verdictOf(noMutant) === 'killed')
    throw new Error(`Tests fail in a worker of their own: see ${outputFile(folder)}.`);
  return journal;
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

const folderOf = (name: string): string =>
  fileURLToPath(new URL(`.loadout/mutants/${name.replaceAll(/\W+/g, '-')}`, root));

/** Forgets what was found out about a module, so that it is measured from the beginning. */
export const forget = (name: string): void => rmSync(folderOf(name), { recursive: true, force: true });

export interface MeasureOptions extends Readonly<Record<'open' | 'quick', boolean>> {
  /** The most mutants to try. */
  readonly sample: number;
}

/** `state` names the code and the tests: an interrupted measurement of the same goes on. */
export async function measure(
  name: string,
  mutated: Mutated,
  state: string,
  { open, quick, sample }: MeasureOptions,
): Promise<Outcome> {
  const folder = folderOf(name);
  const { mutants, code } = await instrument(mutated);
  const instrumented = { code, mutants: sampleOf(mutants, sample) };
  prepare(folder, JSON.stringify(instrumented), state, open);
  const tests = globSync([...mutated.tests], { cwd: fileURLToPath(root) })
    .toSorted()
    .map((path) => join(fileURLToPath(root), path));
  const assignment = { folder, tests };
  const inTurn = await tryInTurn(assignment);
  const journal = quick ? inTurn : await tryAlone(assignment);
  const survivors = instrumented.mutants.flatMap(({ id, ...mutant }) => {
    const verdict = journal.verdictOf(id);
    return verdict === 'survived' || verdict === 'uncovered'
      ? [{ ...mutant, covered: verdict === 'survived' }]
      : [];
  });
  return {
    ...(instrumented.mutants.length < mutants.length && { sampledFrom: mutants.length }),
    killed: journal.with('killed').length,
    untested: needAlone(journal).length,
    survivors,
  };
}
