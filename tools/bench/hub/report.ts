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

/** The server, with all its threads. */
export interface OverHttp {
  /** Start from a snapshot until the server listens. */
  readonly startSeconds: number;
  /** After the load. */
  readonly residentMb?: number;
  /** Every query is different: no result is cached. Just after the start, while code is still compiled. */
  readonly early: Load;
  /** The same later. */
  readonly unseen: Load;
  /** 800 queries, repeated. */
  readonly repeated: Load;
}

export const partNames = ['build', 'loadout', 'http', 'sqlite', 'postgres'] as const;
export type Part = (typeof partNames)[number];

export interface Result {
  readonly data: string;
  readonly records: number;
  /** Load average after each part: above the number of cores, times are longer. */
  readonly loads: Partial<Record<Part, number>>;
  build?: Built;
  loadout?: Started;
  http?: OverHttp;
  readonly rivals: Record<string, Rival>;
}

const has = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

export const isBuilt = (value: unknown): value is Built =>
  has(value, ['importPerSecond', 'snapshotBytesPerRecord']);
export const isStarted = (value: unknown): value is Started =>
  has(value, ['startSeconds', 'residentMb', 'latencies']);
export const isOverHttp = (value: unknown): value is OverHttp =>
  has(value, ['startSeconds', 'early', 'unseen', 'repeated']);
export const isRival = (value: unknown): value is Rival => has(value, ['buildSeconds', 'latencies']);

const figure = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

export function show({ data, records, loads, build, loadout, http, rivals }: Result): void {
  const load = Math.max(...Object.values(loads));
  console.log(`\n${data}: ${records} records (load ${load.toFixed(1)})`);
  if (http !== undefined) {
    showLoad('never-seen queries just after the start', http.early);
    showLoad('never-seen queries', http.unseen);
    showLoad('repeated queries', http.repeated);
    const memory = http.residentMb === undefined ? '' : `, memory ${figure(http.residentMb)} MB`;
    console.log(`  server from its snapshot ${figure(http.startSeconds)} s${memory}`);
  }
  if (loadout !== undefined) showLatencies({ loadout, ...rivals });
  if (loadout !== undefined)
    console.log(
      `  index from its snapshot ${figure(loadout.startSeconds)} s, memory ${figure(loadout.residentMb)} MB`,
    );
  if (build !== undefined) showBuild(build);
}

function showLoad(
  what: string,
  { requestsPerSecond, connections, p50, p99, processorMsPerRequest }: Load,
): void {
  const cpu =
    processorMsPerRequest === undefined
      ? ''
      : `, ${figure(processorMsPerRequest)} ms of server CPU time each`;
  console.log(
    `  over HTTP, ${what}: ${figure(requestsPerSecond)} requests/s with ${connections} connections, ` +
      `${figure(p50)} / ${figure(p99)} ms${cpu}`,
  );
}

function showLatencies(contenders: Readonly<Record<string, Pick<Started, 'latencies'>>>): void {
  const names = Object.keys(contenders);
  console.log(`  ${'p50 / p99 in ms'.padEnd(26)}${names.map((name) => name.padStart(20)).join('')}`);
  for (const kind of Object.keys(contenders['loadout']?.latencies ?? {})) {
    const cells = Object.values(contenders).map(({ latencies }) => {
      const latency = latencies[kind];
      return latency === undefined ? '–' : `${figure(latency.p50)} / ${figure(latency.p99)}`;
    });
    console.log(`  ${kind.padEnd(26)}${cells.map((cell) => cell.padStart(20)).join('')}`);
  }
}

function showBuild(build: Built): void {
  console.log(
    `  import ${figure(build.importPerSecond)} records/s (${figure(build.importPerProcessorSecond)} per second of ` +
      `CPU time), index built in ${figure(build.buildSeconds)} s`,
  );
  console.log(
    `  ${figure(build.snapshotBytesPerRecord)} bytes per record, 1,000 writes searchable after ${figure(build.refreshOf1000Ms)} ms`,
  );
}
