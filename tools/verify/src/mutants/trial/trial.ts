/** @module Runs the tests of a module once, then each test again with each of the mutants whose line it runs. */
import { configureGlobal } from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Journal } from '../journal.ts';
import { journalFile, readAssignment } from './assignment.ts';
import { tryMutants } from './attempts.ts';
import { hooksOf, mutantSwitch } from './switch.ts';

const { folder, tests, only } = readAssignment();
mutantSwitch.activeMutant = only;
// The same cases for each mutant, and no search for the smallest one that fails.
configureGlobal({ seed: 1, endOnFailure: true });

let outsideTests: string | undefined;
beforeEach(({ task }) => {
  mutantSwitch.currentTestId = task.id;
});
afterEach(() => {
  mutantSwitch.currentTestId = outsideTests;
});

for (const file of tests)
  describe(`tests in ${file}`, async () => {
    beforeAll(() => {
      outsideTests = hooksOf(`tests in ${file}`);
      mutantSwitch.currentTestId = outsideTests;
    });
    await import(file);
  });

test.runIf(only === undefined)('mutants', { timeout: 3_600_000 }, async ({ task }) => {
  const tried = tryMutants(task.file.tasks, folder, new Journal(journalFile(folder)));
  await expect(tried).resolves.toBeUndefined();
});
