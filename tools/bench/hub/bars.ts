/** @module The targets of the index. */

import { mix } from './measure.ts';
import type { Result } from './report.ts';

export interface Bar {
  readonly what: string;
  readonly limit: number;
  readonly value: number | undefined;
  /** Whether higher is better. */
  readonly atLeast?: boolean;
}

const large = 2_500_000;
const small = 100_000;

export function barsOf(results: readonly Result[]): Bar[] {
  const of = (records: number): Result | undefined =>
    results.find((result) => result.records === records && result.data === 'synthetic records');
  const { http: smallHttp, build, loadout: smallIndex } = of(small) ?? {};
  const { http, loadout } = of(large) ?? {};
  const atLeast = true;
  return [
    {
      what: 'never-seen over HTTP at 100 k, requests/s',
      limit: 2_500,
      value: smallHttp?.unseen.requestsPerSecond,
      atLeast,
    },
    {
      what: 'never-seen over HTTP at 2.5 M, requests/s',
      limit: 800,
      value: http?.unseen.requestsPerSecond,
      atLeast,
    },
    { what: 'the same, p99, ms', limit: 60, value: http?.unseen.p99 },
    { what: 'filters at 2.5 M, median, ms', limit: 1, value: loadout?.latencies['filters']?.p50 },
    { what: 'filters at 2.5 M, p99, ms', limit: 10, value: loadout?.latencies['filters']?.p99 },
    { what: 'text at 2.5 M, median, ms', limit: 3, value: loadout?.latencies['text']?.p50 },
    { what: 'text at 2.5 M, p99, ms', limit: 25, value: loadout?.latencies['text']?.p99 },
    { what: 'p99 of the mix at 100 k, ms', limit: 5, value: smallIndex?.latencies[mix]?.p99 },
    { what: 'index from its snapshot at 2.5 M, s', limit: 2, value: loadout?.startSeconds },
    { what: 'server from its snapshot at 2.5 M, s', limit: 2, value: http?.startSeconds },
    { what: 'memory of all threads at 2.5 M, MB', limit: 1_200, value: http?.residentMb },
    { what: 'import at 100 k, records/s', limit: 20_000, value: build?.importPerSecond, atLeast },
  ];
}

export function showBars(bars: readonly Bar[]): void {
  console.log('\nBars');
  for (const { what, limit, value, atLeast = false } of bars) {
    if (value === undefined) continue;
    const cleared = atLeast ? value >= limit : value <= limit;
    const verdict = cleared ? 'cleared' : 'MISSED';
    console.log(
      `  ${what.padEnd(44)} ${value.toFixed(1).padStart(10)}   ${atLeast ? '≥' : '≤'} ${limit}   ${verdict}`,
    );
  }
}
