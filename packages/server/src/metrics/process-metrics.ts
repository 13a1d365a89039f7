/** @module Metrics of the event loop of the thread, and of memory and CPU time of the process. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './exposition.ts';

const resolutionMs = 10;
const quantiles = [0.5, 0.9, 0.99] as const;

type Delays = ReturnType<typeof monitorEventLoopDelay>;

let shared: Delays | undefined;

/** Not `performance.timeOrigin`, which is the start of the thread. */
const startTime = Date.now() / 1000 - process.uptime();

/** Shared by all apps of the thread, which has one event loop. */
function delays(): Delays {
  if (shared === undefined) {
    shared = monitorEventLoopDelay({ resolution: resolutionMs });
    shared.enable();
  }
  return shared;
}

/** Starts the measurement. */
export const startThreadMetrics = (): void => {
  delays();
};

const seconds = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

/** Of this thread. The delays are those since the last call. */
export function threadMetrics(): readonly Metric[] {
  const histogram = delays();
  const loop = [
    ...quantiles.map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: seconds(histogram.percentile(quantile * 100)),
    })),
    { labels: { quantile: '1' }, value: seconds(histogram.count === 0 ? 0 : histogram.max) },
  ];
  histogram.reset();
  return [
    {
      name: 'loadout_event_loop_delay_seconds',
      help: 'Delay of the event loop since the last scrape; quantile 1 is the longest.',
      type: 'gauge',
      across: 'highest',
      samples: loop,
    },
    {
      name: 'nodejs_heap_used_bytes',
      help: 'Used heap.',
      type: 'gauge',
      samples: [{ value: process.memoryUsage().heapUsed }],
    },
  ];
}

/** The same in all threads. */
export function processMetrics(): readonly Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the process.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Resident memory.',
      type: 'gauge',
      samples: [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'process_start_time_seconds',
      help: 'Start of the process, in seconds since 1970.',
      type: 'gauge',
      samples: [{ value: startTime }],
    },
  ];
}
