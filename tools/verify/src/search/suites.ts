/** @module Runs the tests that need a cluster, and counts them. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  /** Random cases of each property. */
  readonly runs: number;
}

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));

export function runSuites(url: string, runs: number): SuiteResult {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-search-'));
  const report = join(folder, 'report.json');
  try {
    spawnSync(
      'vitest',
      ['run', `--config=${config}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        stdio: 'inherit',
        env: { ...process.env, LOADOUT_TEST_SEARCH_URL: url, LOADOUT_TEST_RUNS: String(runs) },
      },
    );
    const { numPassedTests = 0, numFailedTests = 0 }: Readonly<Record<string, number>> = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests, runs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
