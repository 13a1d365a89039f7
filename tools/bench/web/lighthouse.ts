/** @module Lighthouse results of a page on a phone. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../test/chromium.ts';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
}

const port = 9333;

export async function judge(address: string): Promise<Scores> {
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
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
