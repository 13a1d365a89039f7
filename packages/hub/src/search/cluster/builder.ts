/** @module Brings an index up to the head of the change sequence, from wherever the last writer stopped. */

import type { Store } from '../../store/store.ts';
import type { ClusterAdmin } from './admin.ts';
import type { ClusterWriter } from './writer.ts';

/** Changes per batch: small while searches wait for them, large in an index that nobody searches yet. */
const batches = { following: 500, building: 2_000 } as const;

export interface Progress {
  readonly signal: AbortSignal;
  /** After each batch, with the number of changes so far. */
  readonly onBatch?: (changes: number) => Promise<void>;
}

export class ClusterBuilder {
  readonly #store: Store;
  readonly #admin: ClusterAdmin;
  readonly #writer: ClusterWriter;

  constructor(store: Store, admin: ClusterAdmin, writer: ClusterWriter) {
    this.#store = store;
    this.#admin = admin;
    this.#writer = writer;
  }

  /**
   * Reads the position before each batch, so that it continues after the batches of other servers. The position is
   * written when everything before it is visible to searches. Returns it.
   */
  async follow(index: string, { signal }: Progress): Promise<number> {
    for (;;) {
      const position = (await this.#admin.position(index)) ?? 0;
      const changes = signal.aborted ? [] : await this.#store.changesSince(position, batches.following);
      const last = changes.at(-1)?.seq;
      if (last === undefined) return position;
      await this.#writer.write(index, changes, 'at once');
      await this.#admin.advance(index, last);
    }
  }

  /** Like `follow`, for an index that nobody searches: it becomes visible at the end. */
  async build(index: string, { signal, onBatch }: Progress): Promise<void> {
    let written = 0;
    for (;;) {
      signal.throwIfAborted();
      const position = (await this.#admin.position(index)) ?? 0;
      const changes = await this.#store.changesSince(position, batches.building);
      const last = changes.at(-1)?.seq;
      if (last === undefined) break;
      await this.#writer.write(index, changes, 'later');
      await this.#admin.advance(index, last);
      written += changes.length;
      await onBatch?.(written);
    }
    await this.#admin.refresh(index);
  }
}
