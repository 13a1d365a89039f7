/** @module An index that follows its store: one refresh at a time, merges in parallel, searches at any time. */

import { setImmediate } from 'node:timers/promises';
import { type RepoKind, repoKinds, type Store } from '../../store/store.ts';
import { Image } from '../image/image.ts';
import type { HubIndex, IndexOptions, IndexStatus, SharedIndex } from './index-options.ts';
import { KindFollower } from './kind-follower.ts';
import type { Listed, Stretch } from '../query/listing.ts';
import type { SearchQuery, SearchResult } from '../query/query.ts';
import type { Candidate } from '../query/candidates.ts';
import { Segment } from '../segment/segment.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';
import { Refreshes } from './refreshes.ts';
import { keepSnapshot } from './snapshot.ts';

/** Small, so that searches do not wait long for a batch. */
const batch = 250;
const defaultPollMs = 1_000;

export class FollowingIndex implements HubIndex {
  readonly #store: Store;
  readonly #options: IndexOptions;
  readonly #followers: Record<RepoKind, KindFollower>;
  readonly #merges = new Map<RepoKind, Promise<void>>();
  readonly #closing = new AbortController();
  readonly #refreshes: Refreshes;
  #failure: unknown;
  #stopFollowing: (() => void) | undefined;

  constructor(store: Store, followers: Record<RepoKind, KindFollower>, options: IndexOptions) {
    this.#store = store;
    this.#followers = followers;
    this.#options = options;
    this.#refreshes = new Refreshes(
      () => this.#catchUp(),
      (error) => options.onProgress?.({ type: 'refresh-failed', error }),
    );
  }

  search(kind: RepoKind, query: SearchQuery): SearchResult {
    return this.#followers[kind].search(query);
  }

  candidates(kind: RepoKind, text: string, limit: number): readonly Candidate[] {
    return this.#followers[kind].candidates(text, limit);
  }

  similarWords(kind: RepoKind, word: string, limit: number): readonly SimilarWord[] {
    return this.#followers[kind].similarWords(word, limit);
  }

  list(kind: RepoKind, stretch: Stretch): readonly Listed[] {
    return this.#followers[kind].list(stretch);
  }

  refresh(): Promise<void> {
    return this.#refreshes.next();
  }

  /** Refreshes on every notification of the store, and periodically. */
  follow(): void {
    const refresh = (): void => this.#refreshes.inBackground();
    const unwatch = this.#options.watch?.(refresh) ?? this.#store.watch(refresh);
    let seqBefore = -1;
    const timer = setInterval(() => {
      refresh();
      if (this.#seq === seqBefore) this.#startMerges((follower) => follower.needsMergeAtRest);
      seqBefore = this.#seq;
    }, this.#options.pollMs ?? defaultPollMs).unref();
    this.#stopFollowing = () => {
      unwatch();
      clearInterval(timer);
    };
  }

  status(): IndexStatus {
    const { model, dataset, space } = this.#followers;
    const records = { model: model.count, dataset: dataset.count, space: space.count };
    return { seq: this.#seq, records, ...(this.#failure === undefined ? {} : { failure: this.#failure }) };
  }

  share(): SharedIndex {
    return { images: repoKinds.map((kind) => this.#followers[kind].segment.buffer) };
  }

  async adopt(shared: SharedIndex): Promise<void> {
    for (const buffer of shared.images) {
      const segment = new Segment(new Image(buffer));
      const { kind, store, seq } = segment.origin;
      const current = this.#followers[kind];
      if (store !== current.segment.origin.store || seq <= current.segment.origin.seq) continue;
      const next = new KindFollower(segment, this.#options.rules);
      while (next.seq < this.#followers[kind].seq && (await this.#advance([next]))) await setImmediate();
      this.#followers[kind] = next;
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#stopFollowing?.();
    await Promise.allSettled([this.#refreshes.ended(), ...this.#merges.values()]);
  }

  get #all(): readonly KindFollower[] {
    return repoKinds.map((kind) => this.#followers[kind]);
  }

  get #seq(): number {
    return Math.min(...this.#all.map((follower) => follower.seq));
  }

  /** Up to what is stored now: later writes do not keep the caller waiting. */
  async #catchUp(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    try {
      const head = await this.#store.head();
      this.#failure = undefined;
      while (!this.#closing.signal.aborted && this.#seq < head && (await this.#advance(this.#all))) {
        await this.#mergeWhereNeeded();
        await setImmediate();
      }
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  /** Applies the next changes; false when there are none. */
  async #advance(followers: readonly KindFollower[]): Promise<boolean> {
    const from = Math.min(...followers.map((follower) => follower.seq));
    const changes = await this.#store.changesSince(from, batch);
    for (const change of changes) {
      for (const follower of followers) {
        if (follower.apply(change)) continue;
        this.#options.onProgress?.({ type: 'unreadable', kind: change.kind, id: change.id });
      }
    }
    return changes.length > 0;
  }

  /** Waits for a merge only when writes would otherwise outpace it. */
  async #mergeWhereNeeded(): Promise<void> {
    this.#startMerges((follower) => follower.needsMerge);
    for (const follower of this.#all) if (follower.isOverloaded) await this.#merges.get(follower.kind);
  }

  /** Not in a server that adopts the merged segments of another thread. */
  #startMerges(isNeeded: (follower: KindFollower) => boolean): void {
    if (this.#options.shared !== undefined) return;
    for (const follower of this.#all.filter(isNeeded)) this.#merges.set(follower.kind, this.#merge(follower));
  }

  async #merge(follower: KindFollower): Promise<void> {
    const { onProgress, snapshotDir } = this.#options;
    try {
      const segment = await follower.merge(this.#closing.signal);
      onProgress?.({ type: 'merged', kind: follower.kind, records: segment.count });
      if (snapshotDir !== undefined) await keepSnapshot(snapshotDir, segment, onProgress);
    } catch (error) {
      if (!this.#closing.signal.aborted) onProgress?.({ type: 'merge-failed', error });
    }
  }
}
