/** @module The steps of `npm test`, in order of their start. */
import { availableParallelism } from 'node:os';
import type { Scheduled } from './schedule.ts';
import { readPlaywright, readVitest, type ReadReport } from './tally.ts';

export interface Step extends Scheduled {
  /** Steps whose results it reads. */
  readonly reads?: readonly string[];
  /** Each command starts after the previous one has succeeded. Tools are resolved from node_modules/.bin. */
  readonly commands: readonly { readonly words: readonly [string, ...string[]]; readonly folder?: string }[];
  /** For a step that runs tests: its report with the counts. */
  readonly tests?: {
    readonly report: string;
    readonly read: ReadReport;
    /** List of the tests that are running, if the runner keeps one. */
    readonly unfinished?: string;
  };
}

/** A test that loops forever stops here; the longest step takes half of it on two slow cores. */
export const limitMinutes = 25;

/** For steps that read the generated route types. */
const afterRoutes = { after: ['routes'], reads: ['routes'] };

/** `reports` is the folder in which the test runners write their counts. */
export const stepsOf = (reports: string): readonly Step[] => {
  const cores = availableParallelism();
  const unitReport = `${reports}/unit.json`;
  return [
    { name: 'lockfile', cores: 1, commands: [{ words: ['node', 'tools/test/check-lock.mjs'] }] },
    { name: 'generated', cores: 1, commands: [{ words: ['node', 'tools/generate/main.ts', '--check'] }] },
    { name: 'routes', cores: 1, commands: [{ words: ['react-router', 'typegen'], folder: 'packages/web' }] },
    // The longest of the checks starts first. It reports errors of types as well: `tsc -b` took three times as long.
    {
      name: 'lint',
      cores: 1,
      ...afterRoutes,
      commands: [{ words: ['oxlint', '--type-aware', '--type-check'] }],
    },
    { name: 'build', cores: 1, ...afterRoutes, commands: [{ words: ['node', 'tools/start/build.mjs'] }] },
    { name: 'format', cores: 1, commands: [{ words: ['oxfmt', '--check', '.'] }] },
    { name: 'unused', cores: 1, commands: [{ words: ['knip'] }] },
    {
      name: 'unit',
      cores: 2,
      after: ['build'],
      reads: ['build'],
      commands: [
        {
          words: [
            'vitest',
            'run',
            '--reporter=default',
            '--reporter=json',
            '--reporter=./tools/test/vitest-reporter.ts',
            `--outputFile.json=${unitReport}`,
            `--maxWorkers=${cores}`,
          ],
        },
      ],
      tests: { report: unitReport, read: readVitest, unfinished: `${reports}/unfinished.txt` },
    },
    {
      name: 'browser',
      cores: 2,
      after: ['build'],
      commands: [{ words: ['node', 'tools/test/browser.ts', `${reports}/browser.json`] }],
      tests: {
        report: `${reports}/browser.json`,
        read: readPlaywright,
        unfinished: `${reports}/unfinished-browser.txt`,
      },
    },
  ];
};
