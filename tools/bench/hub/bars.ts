/** @module The targets of the index. */

import { mix } from './measure.ts';
import type { Result } from './report.ts';

interface Bar {
  readonly what: string;
  readonly limit: number;
  readonly value: number | undefined;
  /** Whether higher is better. */
  readonly atLeast?: boolean;
}

const large = 2_500_000;
const small = 100_000;

export function barsOf(results: readonly Result[]): Bar[] {
  const of = (records: number): Result | undefined => results.find((result) => result.records === records);
  const p99 = (records: number): number | undefined => of(records)?.loadout.latencies[mix]?.p99;
  return [
    { what: 'p99 of the mix at 100 k, ms', limit: 5, value: p99(small) },
    { what: 'p99 of the mix at 2.5 M, ms', limit: 50, value: p99(large) },
    { what: 'start from the snapshot at 2.5 M, s', limit: 5, value: of(large)?.loadout.startSeconds },
    { what: 'memory at 2.5 M, MB', limit: 1_000, value: of(large)?.loadout.residentMb },
    {
      what: 'import at 100 k, records/s',
      limit: 20_000,
      value: of(small)?.build.importPerSecond,
      atLeast: true,
    },
    {
      what: 'over HTTP at 100 k, requests/s',
      limit: 1_000,
      value: of(small)?.http.requestsPerSecond,
      atLeast: true,
    },
  ];
}

export function showBars(bars: readonly Bar[]): void {
  console.log('\nBars');
  for (const { what, limit, value, atLeast = false } of bars) {
    if (value === undefined) continue;
    const cleared = atLeast ? value >= limit : value <= limit;
    const verdict = cleared ? 'cleared' : 'MISSED';
    console.log(
      `  ${what.padEnd(40)} ${value.toFixed(1).padStart(10)}   ${atLeast ? '≥' : '≤'} ${limit}   ${verdict}`,
    );
  }
}
