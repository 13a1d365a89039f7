/** @module One refresh at a time: callers that come during one share the next. */

export class Refreshes {
  readonly #refresh: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #queued: Promise<void> | undefined;

  /** `onFailure` hears of refreshes that nobody waits for. */
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
