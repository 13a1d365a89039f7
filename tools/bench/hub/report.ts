/** @module Prints the results as a table. */

import type { Load } from './load.ts';
import type { Latencies } from './measure.ts';

export interface Built {
  readonly imported: number;
  readonly refused: number;
  readonly importPerSecond: number;
  readonly importSeconds: number;
  /** CPU time. */
  readonly importPerProcessorSecond: number;
  readonly buildSeconds: number;
  readonly putOf1000Ms: number;
  readonly refreshOf1000Ms: number;
  readonly snapshotBytesPerRecord: number;
}

export interface Started {
  readonly startSeconds: number;
  readonly residentMb: number;
  readonly latencies: Latencies;
}

export interface Rival {
  readonly buildSeconds: number;
  readonly latencies: Latencies;
}

export interface Result {
  readonly data: string;
  readonly records: number;
  /** Load average during the measurement: above the number of cores, times are longer. */
  readonly loadAverage: number;
  readonly build: Built;
  readonly loadout: Started;
  readonly http: Load;
  readonly rivals: Readonly<Record<string, Rival>>;
}

const has = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

export const isBuilt = (value: unknown): value is Built =>
  has(value, ['importPerSecond', 'snapshotBytesPerRecord']);
export const isStarted = (value: unknown): value is Started =>
  has(value, ['startSeconds', 'residentMb', 'latencies']);
export const isLoad = (value: unknown): value is Load => has(value, ['requestsPerSecond', 'p50', 'p99']);
export const isRival = (value: unknown): value is Rival => has(value, ['buildSeconds', 'latencies']);

const figure = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

export function show(result: Result): void {
  const { build, loadout, http } = result;
  console.log(`\n${result.data}: ${result.records} records (load ${result.loadAverage.toFixed(1)})`);
  console.log(
    `  import ${figure(build.importPerSecond)} records/s (${figure(build.importPerProcessorSecond)} per second of ` +
      `CPU time), index built in ${figure(build.buildSeconds)} s`,
  );
  console.log(
    `  ${figure(build.snapshotBytesPerRecord)} bytes per record, 1,000 writes searchable after ${figure(build.refreshOf1000Ms)} ms`,
  );
  console.log(
    `  start from the snapshot ${figure(loadout.startSeconds)} s, memory ${figure(loadout.residentMb)} MB`,
  );
  console.log(
    `  over HTTP ${figure(http.requestsPerSecond)} requests/s with ${http.connections} connections, ` +
      `${figure(http.p50)} / ${figure(http.p99)} ms` +
      (http.processorMsPerRequest === undefined
        ? ''
        : `, ${figure(http.processorMsPerRequest)} ms of server CPU time each`),
  );
  const contenders = { loadout, ...result.rivals };
  const names = Object.keys(contenders);
  console.log(`  ${'p50 / p99 in ms'.padEnd(26)}${names.map((name) => name.padStart(20)).join('')}`);
  for (const kind of Object.keys(loadout.latencies)) {
    const cells = Object.values(contenders).map(({ latencies }) => {
      const latency = latencies[kind];
      return latency === undefined ? '–' : `${figure(latency.p50)} / ${figure(latency.p99)}`;
    });
    console.log(`  ${kind.padEnd(26)}${cells.map((cell) => cell.padStart(20)).join('')}`);
  }
}
