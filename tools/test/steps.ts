/** @module What `npm test` runs, in the order in which it is begun. */
import { availableParallelism } from 'node:os';
import type { Scheduled } from './schedule.ts';
import { readPlaywright, readVitest, type ReadReport } from './tally.ts';

export interface Step extends Scheduled {
  /** Each command begins when the one before it has succeeded. Tools are found in node_modules/.bin. */
  readonly commands: readonly { readonly words: readonly [string, ...string[]]; readonly folder?: string }[];
  /** For a step that is itself made of tests: its report, which counts them. */
  readonly tests?: { readonly report: string; readonly read: ReadReport };
}

/** `reports` is the folder in which the test runners leave their counts. */
export const stepsOf = (reports: string): readonly Step[] => {
  const cores = availableParallelism();
  const unitReport = `${reports}/unit.json`;
  return [
    { name: 'lockfile', cores: 1, commands: [{ words: ['node', 'tools/test/check-lock.mjs'] }] },
    { name: 'generated', cores: 1, commands: [{ words: ['node', 'tools/generate/main.ts', '--check'] }] },
    {
      name: 'types',
      cores: 1,
      commands: [{ words: ['react-router', 'typegen'], folder: 'packages/web' }, { words: ['tsc', '-b'] }],
    },
    { name: 'format', cores: 1, commands: [{ words: ['oxfmt', '--check', '.'] }] },
    { name: 'unused', cores: 1, commands: [{ words: ['knip'] }] },
    // It reads the types that `types` generates for the routes; so does the build.
    { name: 'lint', cores: 1, after: ['types'], commands: [{ words: ['oxlint', '--type-aware'] }] },
    { name: 'build', cores: 1, after: ['types'], commands: [{ words: ['node', 'tools/start/build.mjs'] }] },
    {
      name: 'unit',
      cores: 2,
      after: ['build'],
      commands: [
        {
          words: [
            'vitest',
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${unitReport}`,
            `--maxWorkers=${cores}`,
          ],
        },
      ],
      tests: { report: unitReport, read: readVitest },
    },
    {
      name: 'browser',
      cores: 2,
      after: ['build'],
      commands: [{ words: ['node', 'tools/test/browser.ts', `${reports}/browser.json`] }],
      tests: { report: `${reports}/browser.json`, read: readPlaywright },
    },
  ];
};
