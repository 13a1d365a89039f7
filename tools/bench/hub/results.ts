/** @module The results file: read to continue, written after each part. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Bar } from './bars.ts';
import type { Result } from './report.ts';

const file = new URL('../results/hub.json', import.meta.url);

export function readResults(): Result[] {
  if (!existsSync(file)) return [];
  const saved: { readonly results: Result[] } = JSON.parse(readFileSync(file, 'utf8'));
  return saved.results;
}

export function saveResults(results: readonly Result[], bars: readonly Bar[]): void {
  mkdirSync(new URL('.', file), { recursive: true });
  const machine = { node: process.version, arch: process.arch, cores: availableParallelism() };
  writeFileSync(file, `${JSON.stringify({ ...machine, bars, results }, null, 2)}\n`);
}
