/** @module The listeners of a store, and the probe that runs while there is at least one. */

/** Starts a probe that calls `changed` when another process has written; returns a function that stops it. */
export type Probe = (changed: () => void) => () => void;

export class Listeners {
  readonly #listeners = new Set<() => void>();
  readonly #probe: Probe;
  #stopProbe: (() => void) | undefined;
  #scheduled = false;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  add(listener: () => void): () => void {
    // A new function, so that a listener added twice is called twice and removed once.
    const entry = () => listener();
    this.#listeners.add(entry);
    this.#stopProbe ??= this.#probe(() => this.changed());
    return () => {
      this.#listeners.delete(entry);
      if (this.#listeners.size === 0) this.clear();
    };
  }

  /** Calls every listener once, asynchronously. */
  changed(): void {
    if (this.#scheduled || this.#listeners.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      for (const listener of this.#listeners) listener();
    });
  }

  clear(): void {
    this.#listeners.clear();
    this.#stopProbe?.();
    this.#stopProbe = undefined;
  }
}
