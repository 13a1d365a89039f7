/** @module A thread of a server: its own connection to the store, its own event loop, the arrays of the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SharedIndex } from '@loadout/hub';
import { type AppOptions, createApp } from '../app.ts';
import { RateTable } from '../http/limits/rate-table.ts';
import { httpServer, listen } from '../listen.ts';
import type { Metric } from '../metrics/exposition.ts';
import { createServices } from '../services/create.ts';
import type { ThreadPlace } from '../services/thread-place.ts';
import { warmUpLater } from '../warm-up.ts';
import { call } from './calls.ts';
import { forwardedBackground } from './forwarded-background.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';
import { balanced, SharedLoad } from './shared-load.ts';
import { SharedPosition } from './shared-position.ts';

/** Handles requests until the main thread stops it. */
export async function serveInThread(
  site: Pick<AppOptions, 'render' | 'keyOf' | 'pages' | 'clientDir'> = {},
): Promise<void> {
  if (parentPort === null) throw new Error('This file is started by `loadout serve`.');
  const main = parentPort;
  const { settings, memory, thread }: ThreadStart = workerData;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  const tell = (message: FromThread): void => main.postMessage(message);
  const heard = listenTo(main);
  const started = await Promise.race([heard.started, heard.stopped]);
  if (started === undefined) return main.close();
  const { arrays } = started;
  const services = await createServices(settings, {
    thread: {
      threads: settings.workers,
      arrays,
      position: new SharedPosition(memory.position),
      background: forwardedBackground(main, settings),
      onArrays: (listener) => heard.onArrays(listener),
      onChange: (listener) => heard.onChange(listener),
    },
    onProgress: (event) => tell({ type: 'progress', event }),
  });
  const app = createApp({
    services,
    ...site,
    threads: settings.workers,
    ...(memory.rates && { rates: new RateTable(memory.rates) }),
    metrics: { provide: (own) => heard.provideMetrics(own), collect: () => call(main, 'metrics', undefined) },
  });
  const load = new SharedLoad(memory.load).place(thread);
  const server = await listen(httpServer(balanced(app.fetch, load)), settings, { reusePort: true });
  const cancelWarmUp = site.render === undefined ? undefined : warmUpLater(app, settings);
  tell({ type: 'ready' });
  await heard.stopped;
  await Promise.all([cancelWarmUp?.(), server.stop(() => tell({ type: 'refusing' }))]);
  await services.close();
  main.close();
}

type Heard = Pick<ThreadPlace, 'onArrays' | 'onChange'> & {
  provideMetrics(own: () => readonly Metric[]): void;
  readonly started: Promise<{ readonly arrays: SharedIndex | undefined }>;
  readonly stopped: Promise<void>;
};

function listenTo(main: NonNullable<typeof parentPort>): Heard {
  const started = Promise.withResolvers<{ readonly arrays: SharedIndex | undefined }>();
  const stopped = Promise.withResolvers<void>();
  const changed = new Set<() => void>();
  let adopt: ((arrays: SharedIndex) => void) | undefined;
  /** Arrays may arrive before the index is open. */
  let latest: SharedIndex | undefined;
  let metrics: (() => readonly Metric[]) | undefined;
  main.on('message', (message: ToThread) => {
    switch (message.type) {
      case 'start':
        started.resolve(message);
        break;
      case 'arrays':
        latest = message.arrays;
        adopt?.(latest);
        break;
      case 'changed':
        for (const listener of changed) listener();
        break;
      case 'metrics':
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
        message.port.postMessage(metrics?.() ?? []);
        message.port.close();
        break;
      case 'stop':
        stopped.resolve();
        break;
    }
  });
  return {
    onArrays(listener) {
      adopt = listener;
      if (latest !== undefined) listener(latest);
    },
    onChange(listener) {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    provideMetrics(own) {
      metrics = own;
    },
    started: started.promise,
    stopped: stopped.promise,
  };
}
