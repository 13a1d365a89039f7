/** @module Lighthouse results of a page on a phone. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { median } from '../percentile.ts';
import { launchBrowser } from './browser.ts';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
}

/** A page that takes longer is not measured. */
const limit = 120_000;
const attempts = 2;

/** Each score is the median of the runs. */
export async function judge(address: string, runs: number, say: (text: string) => void): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const scores = await judgeWithin(address, say);
    say(`  Lighthouse ${run} of ${runs}: ${scores.performance}`);
    all.push(scores);
  }
  const medianOf = (read: (scores: Scores) => number): number => median(all.map(read));
  return {
    performance: medianOf(({ performance }) => performance),
    accessibility: medianOf(({ accessibility }) => accessibility),
    bestPractices: medianOf(({ bestPractices }) => bestPractices),
    seo: medianOf(({ seo }) => seo),
    layoutShift: medianOf(({ layoutShift }) => layoutShift),
  };
}

/** A browser that hangs or crashes is replaced once. */
async function judgeWithin(address: string, say: (text: string) => void): Promise<Scores> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await judgeOnce(address);
    } catch (error) {
      if (attempt === attempts) throw error;
      say(`  again: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function judgeOnce(address: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const timer = new AbortController();
  try {
    const result = await Promise.race([
      lighthouse(address, { port, logLevel: 'error' }),
      setTimeout(limit, undefined, { signal: timer.signal }),
    ]);
    if (!result) throw new Error(`Lighthouse had no result for ${address} within ${limit / 1000} s.`);
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
    timer.abort();
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
