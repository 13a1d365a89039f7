/** @module Runs the tests of a module once, then each test again with each of the mutants whose line it runs. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Journal } from '../journal.ts';
import { journalFile, readAssignment } from './assignment.ts';
import { tryMutants } from './attempts.ts';
import { setUp } from './set-up.ts';
import { hooksOf, mutantSwitch } from './switch.ts';

const { folder, tests } = readAssignment();
setUp(folder);

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

test('mutants', { timeout: 3_600_000 }, async ({ task }) => {
  const tried = tryMutants(task.file.tasks, folder, new Journal(journalFile(folder)));
  await expect(tried).resolves.toBeUndefined();
});
