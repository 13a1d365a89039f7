/** @module Results on disk, written after every step: an interrupted run can be resumed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Rate } from './load.ts';
import type { PageKind } from './paths.ts';

/** Every URL new; a few pages repeatedly; the same without the cache. */
export const modes = ['uncached', 'cached', 'cache off'] as const;
export type Mode = (typeof modes)[number];

export interface Step extends Rate {
  /** CPU time of the server per request, where available: other load affects it least. */
  readonly processorMs?: number;
  /** Load of the machine before the step. */
  readonly loadAverage: number;
}

export interface Results {
  readonly records: number;
  readonly steps: Record<string, Step>;
}

export const stepName = (mode: Mode, kind: PageKind): string => `${mode}: ${kind}`;
export const steadyName = 'steady, all four, uncached';

const file = new URL('../results/pages.json', import.meta.url);

/** The results of the last run if it had as many records; else none. */
export function readResults(records: number, resume: boolean): Results {
  const none: Results = { records, steps: {} };
  if (!resume) return none;
  try {
    const saved: Results = JSON.parse(readFileSync(file, 'utf8'));
    return saved.records === records ? saved : none;
  } catch {
    return none;
  }
}

export function writeResults(results: Results): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
