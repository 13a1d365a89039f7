/** @module Results by mode and kind of page. */
import { savedResults, saveResults } from '../saved-results.ts';
import type { Rate } from './load.ts';
import type { PageKind } from './paths.ts';

/** Every URL new, just after the start and when the code is compiled; a few pages repeatedly; the same without the cache. */
export const modes = ['uncached', 'uncached, warm', 'cached', 'cache off'] as const;
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

/** To continue the last run if it had as many records. */
export function startResults(records: number, resume: boolean): Results {
  const none: Results = { records, steps: {} };
  return resume ? savedResults('pages', none, 'records') : none;
}

export const writeResults = (results: Results): void => saveResults('pages', results);
