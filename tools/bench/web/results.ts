/** @module Results on disk, written after every step: an interrupted run can be resumed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const file = new URL('../results/web.json', import.meta.url);

/** The results of the last run if it had the same options; else none. */
export function readResults(records: number, runs: number, resume: boolean): Results {
  const none: Results = { records, runs, pages: {}, clicks: {} };
  if (!resume) return none;
  try {
    const saved: Results = JSON.parse(readFileSync(file, 'utf8'));
    return saved.records === records && saved.runs === runs ? saved : none;
  } catch {
    return none;
  }
}

export function writeResults(results: Results): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

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
