/** @module Runs the tests of one mutated module, with the code that `instrument.ts` wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import project from '../../../../vitest.config.ts';
import { instrumentedFile, readAssignment } from './trial/assignment.ts';
import type { Instrumented } from './instrument.ts';

const { folder, only } = readAssignment();
const { code }: Instrumented = JSON.parse(readFileSync(instrumentedFile(folder), 'utf8'));

export default mergeConfig(
  { ...project, test: { ...project.test, include: [] } },
  defineConfig({
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        load: (id) => code[id.split('?')[0] ?? id],
      },
    ],
    test: {
      include: ['tools/verify/src/mutants/trial/trial.ts'],
      bail: only === undefined ? 0 : 1,
      silent: true,
      // Of the first run, beside other work on the machine; each attempt is limited by what its test took then.
      testTimeout: 300_000,
      // Kept for the next process of this module, and out of the cache of ordinary runs.
      fsModuleCachePath: join(folder, 'cache'),
    },
  }),
);
