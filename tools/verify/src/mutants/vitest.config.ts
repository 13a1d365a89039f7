/** @module Runs the tests of one mutated module, with the code that `instrument.ts` wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import project from '../../../../vitest.config.ts';
import { aloneFile, instrumentedFile, readAssignment } from './trial/assignment.ts';
import type { Instrumented } from './instrument.ts';

const { folder, alone } = readAssignment();
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
      include: alone?.map((mutant) => aloneFile(folder, mutant)) ?? [
        'tools/verify/src/mutants/trial/trial.ts',
      ],
      // Vite stays, with everything it has read; each of the files starts with no module loaded.
      isolate: alone !== undefined,
      fileParallelism: false,
      silent: true,
      // Of the first run, beside other work on the machine; each attempt is limited by what its test took then.
      testTimeout: 300_000,
      // Kept for the next process of this module, and out of the cache of ordinary runs.
      fsModuleCachePath: join(folder, 'cache'),
    },
  }),
);
