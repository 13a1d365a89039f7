/** @module Lighthouse results of a page on a phone. */
import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
}

const port = 9333;

/** Each score is the median of five runs. */
const runs = 5;

export async function judge(address: string): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await judgeOnce(address));
  const median = (read: (scores: Scores) => number): number =>
    all.map(read).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return {
    performance: median(({ performance }) => performance),
    accessibility: median(({ accessibility }) => accessibility),
    bestPractices: median(({ bestPractices }) => bestPractices),
    seo: median(({ seo }) => seo),
    layoutShift: median(({ layoutShift }) => layoutShift),
  };
}

async function judgeOnce(address: string): Promise<Scores> {
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(address, { port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
    const { categories, audits } = result.lhr;
    const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    };
  } finally {
    await browser.close();
  }
}
