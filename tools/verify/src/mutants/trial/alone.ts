/** @module Runs the tests of a module with one mutant that is on before any module loads, until one fails. */
import { afterEach, beforeEach, describe, expect, test, type RunnerTask } from 'vitest';
import { Journal } from '../journal.ts';
import { journalFile, readAssignment } from './assignment.ts';
import { setUp } from './set-up.ts';
import { mutantSwitch, turnSwitch } from './switch.ts';

/** Ends loops; code that runs once has no count of its own to compare with. */
const hitLimit = 1_000_000;

const hasFailed = (task: RunnerTask): boolean =>
  task.result?.state === 'fail' || (task.type === 'suite' && task.tasks.some(hasFailed));

export function tryAlone(mutant: string): void {
  const { folder, tests } = readAssignment();
  const journal = new Journal(journalFile(folder));
  journal.write('trying', mutant);
  turnSwitch(mutant);
  Object.assign(mutantSwitch, { hitCount: 0, hitLimit });
  setUp(folder);

  let isNoticed = false;
  for (const file of tests)
    describe(`tests in ${file}`, async () => {
      beforeEach(({ skip }) => skip(isNoticed));
      afterEach(({ task }) => {
        isNoticed ||= hasFailed(task);
      });
      try {
        if (!isNoticed) await import(file);
      } catch {
        isNoticed = true;
      }
    });
  test('no test notices the mutant', ({ task }) => {
    // Where `beforeAll` fails, a suite fails without its tests.
    const hasNoticed = isNoticed || task.file.tasks.some(hasFailed);
    journal.write(hasNoticed ? 'killed' : 'survived', mutant);
    expect(hasNoticed).toBe(false);
  });
}
