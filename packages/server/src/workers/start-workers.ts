/** @module A server that uses all cores: threads that listen on one port, and a main thread that keeps their index. */
import type { HubIndex } from '@loadout/hub';
import { RateTable } from '../http/limits/rate-table.ts';
import { freePort, type RunningServer } from '../listen.ts';
import { writtenMetric } from '../metrics/service-metrics.ts';
import { openBackground } from '../services/background.ts';
import { type Held, type HeldOptions, openHeld } from '../services/held.ts';
import type { Settings } from '../settings.ts';
import { answerCall, type MainHandlers } from './calls.ts';
import { combinedMetrics } from './combined-metrics.ts';
import { mainHandlers } from './main-handlers.ts';
import type { SharedMemory } from './messages.ts';
import { SharedLoad } from './shared-load.ts';
import { SharedPosition } from './shared-position.ts';
import { Threads } from './threads.ts';

export interface WorkerOptions extends Pick<HeldOptions, 'onProgress' | 'onUpgrade'> {
  /** The file that each thread runs; default: one that serves the API only. */
  readonly entry?: URL;
  /** Called when a thread has ended by an error, before another one is started. */
  readonly onCrash?: (error: Error) => void;
}

export interface RunningWorkers extends RunningServer {
  readonly threads: Threads;
}

const apiEntry = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './api-worker.ts' : './api-worker.js', import.meta.url);

/**
 * The main thread follows the store, merges the index and writes snapshots; the others read its arrays in shared
 * memory. What must exist once in a process is done here: requests to the hub, rendering of cards, listening for
 * changes of other processes.
 */
export async function startWorkers(settings: Settings, options: WorkerOptions = {}): Promise<RunningWorkers> {
  const { port, url } = await freePort(settings);
  const position = new SharedPosition();
  const memory: SharedMemory = {
    position: position.buffer,
    load: new SharedLoad(settings.workers).buffer,
    ...(settings.rateLimit !== undefined && { rates: new RateTable().buffer }),
  };
  const { onProgress, entry = apiEntry() } = options;
  let handlers: MainHandlers | undefined;
  const threads = new Threads({
    count: settings.workers,
    entry,
    start: { settings: { ...settings, port }, memory },
    onMessage(message) {
      if (message.type === 'call' && handlers !== undefined) void answerCall(handlers, message);
      else if (message.type === 'progress') onProgress?.(message.event);
    },
    onCrash: options.onCrash,
  });
  const held = await openForThreads(settings, threads, options);
  const background = openBackground(settings, held.store, {
    async refresh(): Promise<void> {
      await held.index.refresh();
      position.raise(held.index.status().seq);
    },
  });
  handlers = mainHandlers(held.store, background, async () =>
    combinedMetrics([...(await threads.metrics()), [writtenMetric(background.written())]]),
  );
  threads.start(() => held.memory?.share());
  const unwatch = held.store.watch(() => threads.tell({ type: 'changed' }));
  const stop = async (onRefusing?: () => void): Promise<void> => {
    unwatch();
    await threads.stop(settings.shutdownTimeoutSeconds, onRefusing);
    await background.close();
    await held.close();
  };
  try {
    await threads.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, threads, stop };
}

async function openForThreads(
  settings: Settings,
  threads: Threads,
  { onProgress, onUpgrade }: WorkerOptions,
): Promise<Held> {
  let memory: HubIndex | undefined;
  try {
    const held = await openHeld(settings, {
      threads: settings.workers,
      ...(onUpgrade && { onUpgrade }),
      onProgress: (event) => {
        if (event.type === 'merged' && memory !== undefined)
          threads.tell({ type: 'arrays', arrays: memory.share() });
        onProgress?.(event);
      },
    });
    ({ memory } = held);
    return held;
  } catch (error) {
    await threads.kill();
    throw error;
  }
}
