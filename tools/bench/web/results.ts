/** @module Results by page and by click, and the tables printed of them. */
import { savedResults, saveResults } from '../saved-results.ts';
import type { Waits } from './interaction.ts';
import type { Scores } from './lighthouse.ts';
import type { Timing } from './timing.ts';

export interface PageResult {
  readonly timing: Timing;
  readonly scores?: Scores;
  /** Load of the machine when the page was measured. */
  readonly loadAverage: number;
}

export interface Results {
  readonly records: number;
  readonly runs: number;
  readonly pages: Record<string, PageResult>;
  readonly clicks: Record<string, Waits>;
}

/** To continue the last run if it had the same options. */
export function startResults(records: number, runs: number, resume: boolean): Results {
  const none: Results = { records, runs, pages: {}, clicks: {} };
  return resume ? savedResults('web', none, 'records', 'runs') : none;
}

export const writeResults = (results: Results): void => saveResults('web', results);

export function printResults({ pages, clicks }: Results): void {
  console.table(
    Object.entries(pages).map(([page, { timing, scores, loadAverage }]) =>
      Object.assign(
        {
          page,
          'median ms': timing.median.toFixed(1),
          'p99 ms': timing.p99.toFixed(1),
          'HTML kB gzip': (timing.html / 1000).toFixed(1),
          load: loadAverage.toFixed(1),
        },
        scores,
      ),
    ),
  );
  console.table(
    Object.entries(clicks).map(([click, { paint, content, script }]) => ({
      click,
      'next paint ms': paint,
      'content ms': content,
      'script kB gzip': (script / 1000).toFixed(1),
    })),
  );
}
