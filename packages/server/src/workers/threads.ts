/** @module The threads of a server: starts them, replaces one that ends by an error, stops all. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Metric } from '../metrics/exposition.ts';
import { combinedMetrics, countersOf } from './combined-metrics.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';
import { Thread } from './thread.ts';

/** A thread that fails again and again is started less and less often. */
const pausesMs = { shortest: 100, longest: 10_000 };
/** Beyond the time for open requests, for closing the store. */
const closingMs = 5_000;

export interface ThreadsOptions {
  readonly count: number;
  readonly entry: URL;
  start(): ThreadStart;
  onMessage(message: FromThread): void;
  readonly onCrash: ((error: Error) => void) | undefined;
}

export class Threads {
  readonly #options: ThreadsOptions;
  readonly #running = new Set<Thread>();
  readonly #stopping = new AbortController();
  #started = false;
  readonly #keepers: readonly Promise<void>[];
  /** Of threads that have ended: counters must never decrease. */
  #before: readonly Metric[] = [];

  constructor(options: ThreadsOptions) {
    this.#options = options;
    this.#keepers = Array.from({ length: options.count }, () => this.#keep());
  }

  get running(): readonly Thread[] {
    return [...this.#running];
  }

  /** Rejects when one of them cannot start. From then on, one that ends is replaced. */
  async ready(): Promise<void> {
    await Promise.all(this.running.map((thread) => thread.ready));
    this.#started = true;
  }

  tell(message: ToThread): void {
    for (const thread of this.#running) thread.tell(message);
  }

  async metrics(): Promise<readonly (readonly Metric[])[]> {
    return [this.#before, ...(await Promise.all(this.running.map((thread) => thread.metrics())))];
  }

  async stop(seconds: number, onRefusing?: () => void): Promise<void> {
    this.#stopping.abort();
    this.tell({ type: 'stop' });
    await Promise.all(this.running.map((thread) => thread.refusing));
    onRefusing?.();
    const late = setTimeout(
      () => {
        for (const thread of this.#running) void thread.kill();
      },
      seconds * 1000 + closingMs,
    );
    await Promise.all(this.#keepers);
    clearTimeout(late);
  }

  async #keep(): Promise<void> {
    let pause = pausesMs.shortest;
    while (!this.#stopping.signal.aborted) {
      const options = this.#options;
      const thread = new Thread(options.entry, options.start(), (message) => options.onMessage(message));
      this.#running.add(thread);
      const error = await thread.ended;
      this.#running.delete(thread);
      this.#before = combinedMetrics([this.#before, countersOf(thread.lastMetrics)]);
      if (this.#stopping.signal.aborted || !this.#started) return;
      options.onCrash?.(error ?? new Error('it stopped'));
      pause = thread.wasReady ? pausesMs.shortest : Math.min(2 * pause, pausesMs.longest);
      await wait(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }
}
