/**
 * @module Switches mutants on one at a time and runs the tests that reach them, quickest first.
 *
 * A failure counts if the same test passes again without the mutant. If it does not, the mutant, or one before it, has
 * left something behind: the fixtures are made anew, and if that does not help, a new process tries it first.
 */
import { readFileSync } from 'node:fs';
import type { RunnerTask, RunnerTestCase, RunnerTestSuite } from 'vitest';
import type { Instrumented } from '../instrument.ts';
import type { Journal } from '../journal.ts';
import { instrumentedFile } from './assignment.ts';
import { durationOf, passes, Stage } from './replay.ts';
import { hooksOf, mutantSwitch, turnSwitch, type Hits } from './switch.ts';

/** Thrown when tests fail without a mutant: this process cannot go on. */
class Spoilt extends Error {}

type Passes = () => Promise<boolean>;

const hasPassed = (task: RunnerTask): boolean => task.result?.state === 'pass';

const isTest = (task: RunnerTask): task is RunnerTestCase => task.type === 'test' && hasPassed(task);
const isSuite = (task: RunnerTask): task is RunnerTestSuite => task.type === 'suite';

const testsIn = (suite: RunnerTestSuite): readonly RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (isSuite(task) ? testsIn(task) : isTest(task) ? [task] : []));

const timeOf = (suite: RunnerTestSuite): number =>
  testsIn(suite).reduce((sum, test) => sum + durationOf(test), 0);

class Trial {
  readonly #journal: Journal;
  readonly #hits: Readonly<Record<string, Hits>>;
  readonly #stage = new Stage();
  /** Tests that do not pass twice: the whole file is run instead. */
  readonly #once = new Set<RunnerTestCase>();
  #wanted: readonly string[] = [];
  #isFirst = false;

  constructor(journal: Journal, hits: Readonly<Record<string, Hits>>) {
    this.#journal = journal;
    this.#hits = hits;
  }

  /** `isFirst`: no other mutant has been on in this process, so that whatever fails is the work of this one. */
  async try(mutants: readonly string[], files: readonly RunnerTestSuite[], isFirst = false): Promise<void> {
    this.#wanted = mutants;
    this.#isFirst = isFirst;
    const quickestFirst = files.toSorted((a, b) => timeOf(a) - timeOf(b));
    for (const file of quickestFirst) await this.#trySuite(file);
    for (const file of quickestFirst) await this.#tryWhole(file);
  }

  #hitsOf = (test: string, mutant: string): number => this.#hits[test]?.[mutant] ?? 0;

  #openAmong(names: readonly string[]): readonly string[] {
    return this.#wanted.filter(
      (mutant) =>
        this.#journal.verdictOf(mutant) === undefined && names.some((name) => this.#hitsOf(name, mutant) > 0),
    );
  }

  async #trySuite(suite: RunnerTestSuite): Promise<void> {
    if (this.#openAmong(testsIn(suite).map(({ id }) => id)).length === 0) return;
    if (!(await this.#enters(suite))) return;
    await this.#tryTests(
      suite,
      suite.tasks.filter(isTest).toSorted((a, b) => durationOf(a) - durationOf(b)),
    );
    for (const inner of suite.tasks.filter(isSuite)) await this.#trySuite(inner);
    await this.#stage.leave();
  }

  /** Hooks that cannot run twice leave the mutants of their tests to processes of their own. */
  async #enters(suite: RunnerTestSuite): Promise<boolean> {
    try {
      await this.#stage.enter(suite);
      return true;
    } catch {
      return false;
    }
  }

  async #tryTests(suite: RunnerTestSuite, all: readonly RunnerTestCase[]): Promise<void> {
    const open = this.#openAmong(all.map(({ id }) => id)).filter(
      (mutant) => !this.#journal.hasPassed(mutant, suite.id),
    );
    const needed = all.filter(({ id }) => open.some((mutant) => this.#hitsOf(id, mutant) > 0));
    for (const test of needed)
      if (!(await passes(test))) {
        this.#once.add(test);
        await this.#stage.reset();
      }
    for (const mutant of open) {
      const reaching = needed.filter((test) => !this.#once.has(test) && this.#hitsOf(test.id, mutant) > 0);
      await this.#tryMutant(
        mutant,
        suite.id,
        reaching.map((test) => [this.#hitsOf(test.id, mutant), () => passes(test)]),
      );
    }
  }

  /** For what runs in hooks, and for tests that cannot be repeated alone. */
  async #tryWhole(file: RunnerTestSuite): Promise<void> {
    const names = [
      hooksOf(file.name),
      ...testsIn(file)
        .filter((test) => this.#once.has(test))
        .map(({ id }) => id),
    ];
    const whole = `whole ${file.id}`;
    const open = this.#openAmong(names).filter((mutant) => !this.#journal.hasPassed(mutant, whole));
    if (open.length === 0 || !(await this.#passesWhole(file))) return;
    for (const mutant of open) {
      const hits = names.reduce((sum, name) => sum + this.#hitsOf(name, mutant), 0);
      await this.#tryMutant(mutant, whole, [[hits, () => this.#passesWhole(file)]]);
    }
  }

  async #passesWhole(suite: RunnerTestSuite): Promise<boolean> {
    const stage = new Stage();
    try {
      await stage.enter(suite);
    } catch {
      return false;
    }
    let passed = true;
    for (const task of suite.tasks) {
      if (isSuite(task)) passed = await this.#passesWhole(task);
      else if (isTest(task)) passed = await passes(task);
      if (!passed) break;
    }
    return (await stage.leave()) && passed;
  }

  async #tryMutant(
    mutant: string,
    suite: string,
    runs: readonly (readonly [hits: number, run: Passes])[],
  ): Promise<void> {
    this.#journal.write('trying', mutant);
    for (const [hits, run] of runs)
      if (await this.#isNoticed(mutant, hits, run)) return this.#journal.write('killed', mutant);
    return this.#journal.write('passed', mutant, suite);
  }

  async #isNoticed(mutant: string, hits: number, run: Passes): Promise<boolean> {
    if (await this.#passesWith(mutant, hits, run)) return false;
    if (await run()) return true;
    await this.#resetOr(mutant, run);
    // The failure may have been the work of an earlier mutant.
    if (await this.#passesWith(mutant, hits, run)) return false;
    if (!(await run())) await this.#resetOr(mutant, run);
    return true;
  }

  async #resetOr(mutant: string, run: Passes): Promise<void> {
    await this.#stage.reset();
    if (await run()) return;
    this.#journal.write(this.#isFirst ? 'killed' : 'suspect', mutant);
    throw new Spoilt();
  }

  async #passesWith(mutant: string, hits: number, run: Passes): Promise<boolean> {
    turnSwitch(mutant);
    mutantSwitch.hitCount = 0;
    mutantSwitch.hitLimit = hits * 100 + 1000;
    try {
      return await run();
    } finally {
      if (mutantSwitch.hitCount > 0 && !this.#journal.hasReached(mutant))
        this.#journal.write('reached', mutant);
      turnSwitch(undefined);
    }
  }
}

export async function tryMutants(
  tasks: readonly RunnerTask[],
  folder: string,
  journal: Journal,
): Promise<void> {
  const files = tasks.filter(isSuite);
  if (files.some(({ result }) => result?.state === 'fail')) throw new Error('Tests fail without any mutant.');
  const { mutants }: Instrumented = JSON.parse(readFileSync(instrumentedFile(folder), 'utf8'));
  const { static: loading, perTest } = structuredClone(mutantSwitch.mutantCoverage);
  const run = new Set(Object.values(perTest).flatMap((hits) => Object.keys(hits)));
  const open = mutants.map(({ id }) => id).filter((id) => journal.verdictOf(id) === undefined);
  const trial = new Trial(journal, perTest);
  try {
    if (journal.suspect !== undefined) await trial.try([journal.suspect], files, true);
    await trial.try(open, files);
  } catch (error) {
    if (error instanceof Spoilt) return;
    throw error;
  }
  for (const id of open.filter((mutant) => journal.verdictOf(mutant) === undefined)) {
    if (run.has(id)) journal.write(journal.hasReached(id) ? 'survived' : 'asleep', id);
    else journal.write(id in loading ? 'loading' : 'uncovered', id);
  }
  journal.write('done');
}
