/** @module Runs one refresh at a time; calls during a refresh share the next one. */

export class Refreshes {
  readonly #refresh: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #queued: Promise<void> | undefined;

  /** `onFailure` is called for failed refreshes that nobody awaits. */
  constructor(refresh: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#refresh = refresh;
    this.#onFailure = onFailure;
  }

  /** Resolves after a refresh that began after this call. */
  next(): Promise<void> {
    this.#queued ??= this.#startNext();
    return this.#queued;
  }

  inBackground(): void {
    this.next().catch(this.#onFailure);
  }

  /** Resolves when none is running or queued, whether or not they succeed. */
  async ended(): Promise<void> {
    await Promise.allSettled([this.#queued, this.#running]);
  }

  async #startNext(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#queued = undefined;
    this.#running = this.#refresh();
    await this.#running;
  }
}
