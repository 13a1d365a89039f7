/** @module Keeps a copy of a store from its change sequence alone, as the index does. */

import { foldId, type Store, type StoredRecord } from '../store.ts';

export class Follower {
  readonly #store: Store;
  readonly #copy = new Map<string, StoredRecord>();
  #seq = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Reads one page; returns false when there was nothing new. */
  async step(limit: number): Promise<boolean> {
    const changes = await this.#store.changesSince(this.#seq, limit);
    for (const { json, ...change } of changes) {
      const name = `${change.kind} ${foldId(change.id)}`;
      if (json === null) this.#copy.delete(name);
      else this.#copy.set(name, { ...change, json });
      this.#seq = change.seq;
    }
    return changes.length > 0;
  }

  /** Reads page after page without pause until the work is done. */
  async followUntil(work: Promise<unknown>, limit: number): Promise<void> {
    const end = new AbortController();
    work.then(
      () => end.abort(),
      () => end.abort(),
    );
    while (!end.signal.aborted) await this.step(limit);
  }

  async catchUp(limit: number): Promise<void> {
    while (await this.step(limit));
  }

  /** The copy, in scan order. */
  records(): StoredRecord[] {
    return [...this.#copy].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
  }
}
