/** @module The results file: read to continue, written after each part. */
import { availableParallelism } from 'node:os';
import { savedResults, saveResults } from '../saved-results.ts';
import type { Bar } from './bars.ts';
import type { Result } from './report.ts';

export const readResults = (): Result[] =>
  savedResults<{ readonly results: Result[] }>('hub', { results: [] }).results;

export function writeResults(results: readonly Result[], bars: readonly Bar[]): void {
  const machine = { node: process.version, arch: process.arch, cores: availableParallelism() };
  saveResults('hub', { ...machine, bars, results });
}
