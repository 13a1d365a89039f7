/** @module The threads of a server: starts them, replaces one that ends by an error, stops all. */
import { setTimeout as wait } from 'node:timers/promises';
import type { SharedIndex } from '@loadout/hub';
import type { Metric } from '../metrics/exposition.ts';
import { combinedMetrics, countersOf } from './combined-metrics.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';
import { Thread } from './thread.ts';

/** Backoff for a thread that fails repeatedly. */
const pausesMs = { shortest: 100, longest: 10_000 };
/** Beyond the time for open requests, for closing the store. */
const closingMs = 5_000;

export interface ThreadsOptions {
  readonly count: number;
  readonly entry: URL;
  readonly start: Omit<ThreadStart, 'thread'>;
  onMessage(message: FromThread): void;
  readonly onCrash: ((error: Error) => void) | undefined;
}

export class Threads {
  readonly #options: ThreadsOptions;
  readonly #running = new Set<Thread>();
  readonly #stopping = new AbortController();
  /** The initial threads; one may end before all are ready. */
  readonly #first: readonly Thread[];
  #started = false;
  #arrays: (() => SharedIndex | undefined) | undefined;
  readonly #keepers: readonly Promise<void>[];
  /** Of threads that have ended: counters must never decrease. */
  #before: readonly Metric[] = [];

  constructor(options: ThreadsOptions) {
    this.#options = options;
    this.#keepers = Array.from({ length: options.count }, (_, thread) => this.#keep(thread));
    this.#first = this.running;
  }

  get running(): readonly Thread[] {
    return [...this.#running];
  }

  /** They load their code before this, then wait. */
  start(arrays: () => SharedIndex | undefined): void {
    this.#arrays = arrays;
    this.tell({ type: 'start', arrays: arrays() });
  }

  /** Rejects when one of them cannot start. From then on, one that ends is replaced. */
  async ready(): Promise<void> {
    const awaited = this.#started ? this.running : this.#first;
    await Promise.all(awaited.map((thread) => thread.ready));
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
        void this.kill();
      },
      seconds * 1000 + closingMs,
    );
    await Promise.all(this.#keepers);
    clearTimeout(late);
  }

  /** Terminates them immediately. */
  async kill(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.running.map((thread) => thread.kill()));
    await Promise.all(this.#keepers);
  }

  async #keep(number: number): Promise<void> {
    let pause = pausesMs.shortest;
    while (!this.#stopping.signal.aborted) {
      const options = this.#options;
      const start = { ...options.start, thread: number };
      const thread = new Thread(options.entry, start, (message) => options.onMessage(message));
      this.#running.add(thread);
      if (this.#arrays !== undefined) thread.tell({ type: 'start', arrays: this.#arrays() });
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
