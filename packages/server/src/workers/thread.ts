/** @module The main thread's handle of one server thread. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Metric } from '../metrics/exposition.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';

/** A thread that takes longer is skipped: its last metrics are used. */
const metricsPatienceMs = 1_000;

/** As with `--max-semi-space-size=8`: with V8's default, two threads take over 100 MB more and are not faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

export class Thread {
  readonly #worker: Worker;
  /** Resolves when it is ready for requests; rejects when it stops before. */
  readonly ready: Promise<void>;
  /** Resolves when it accepts no more connections. */
  readonly refusing: Promise<void>;
  /** Resolves when it has ended, with the error that ended it, if any. */
  readonly ended: Promise<Error | undefined>;
  #metrics: readonly Metric[] = [];
  #wasReady = false;

  constructor(entry: URL, start: ThreadStart, onMessage: (message: FromThread) => void) {
    const ready = Promise.withResolvers<void>();
    const refusing = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<Error | undefined>();
    let failure: Error | undefined;
    const worker = new Worker(entry, { workerData: start, resourceLimits });
    worker.on('message', (message: FromThread) => {
      if (message.type === 'ready') {
        this.#wasReady = true;
        ready.resolve();
      } else if (message.type === 'refusing') refusing.resolve();
      else onMessage(message);
    });
    worker.on('error', (error: unknown) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', (code) => {
      const reason = failure ?? (code === 0 ? undefined : new Error(`it exited with code ${code}`));
      ready.reject(reason ?? new Error('it stopped while it started'));
      refusing.resolve();
      ended.resolve(reason);
    });
    this.#worker = worker;
    this.ready = ready.promise;
    this.refusing = refusing.promise;
    this.ended = ended.promise;
    // Callers that await it get the error; this only avoids an unhandled rejection.
    this.ready.catch(() => undefined);
  }

  tell(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    this.#worker.postMessage(message);
  }

  /** Its metrics, or the last ones it sent. */
  async metrics(): Promise<readonly Metric[]> {
    const { port1, port2 } = new MessageChannel();
    const reply = once(port1, 'message');
    this.#worker.postMessage({ type: 'metrics', port: port2 } satisfies ToThread, [port2]);
    const late = wait(metricsPatienceMs, undefined, { ref: false });
    const given = await Promise.race([reply, this.ended, late]);
    port1.close();
    if (Array.isArray(given)) this.#metrics = given[0];
    return this.#metrics;
  }

  /** Whether it became ready for requests. */
  get wasReady(): boolean {
    return this.#wasReady;
  }

  /** The metrics it sent last. */
  get lastMetrics(): readonly Metric[] {
    return this.#metrics;
  }

  /** Terminates it immediately. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }
}
