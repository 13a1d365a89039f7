/** @module The event loop, memory and CPU time of the process. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './exposition.ts';

const resolutionMs = 10;
const quantiles = [0.5, 0.9, 0.99] as const;

type Delays = ReturnType<typeof monitorEventLoopDelay>;

let shared: Delays | undefined;

/** Shared by all apps of the process, which has one event loop. */
function delays(): Delays {
  if (shared === undefined) {
    shared = monitorEventLoopDelay({ resolution: resolutionMs });
    shared.enable();
  }
  return shared;
}

/** Starts the measurement. */
export const startProcessMetrics = (): void => {
  delays();
};

const seconds = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

/** The delays are those since the last call. */
export function processMetrics(): readonly Metric[] {
  const histogram = delays();
  const loop = [
    ...quantiles.map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: seconds(histogram.percentile(quantile * 100)),
    })),
    { labels: { quantile: '1' }, value: seconds(histogram.count === 0 ? 0 : histogram.max) },
  ];
  histogram.reset();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    {
      name: 'loadout_event_loop_delay_seconds',
      help: 'Delay of the event loop since the last scrape; quantile 1 is the longest.',
      type: 'gauge',
      samples: loop,
    },
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
      samples: [{ value: rss }],
    },
    { name: 'nodejs_heap_used_bytes', help: 'Used heap.', type: 'gauge', samples: [{ value: heapUsed }] },
    {
      name: 'process_start_time_seconds',
      help: 'Start of the process, in seconds since 1970.',
      type: 'gauge',
      samples: [{ value: performance.timeOrigin / 1000 }],
    },
  ];
}
