/** @module The store: where the records live. One small interface, one conformance suite, several engines. */

export const repoKinds = ['model', 'dataset', 'space'] as const;

export type RepoKind = (typeof repoKinds)[number];

export interface RecordInput {
  readonly kind: RepoKind;
  readonly id: string;
  /** The record as JSON text. The store keeps it as given and never looks inside. */
  readonly json: string;
}

export interface StoredRecord extends RecordInput {
  /** Place of the record's last write in the change sequence. */
  readonly seq: number;
}

/** The latest state of one record: a record written twice shows once, at its last place in the sequence. */
export interface Change {
  readonly seq: number;
  readonly kind: RepoKind;
  readonly id: string;
  /** `null` when the record was deleted. */
  readonly json: string | null;
}

export interface PutResult {
  readonly inserted: number;
  readonly updated: number;
  /** Records that were there already, letter for letter; they keep their place in the change sequence. */
  readonly unchanged: number;
}

/** A position that a long job keeps beside the records it has written. */
export interface Bookmark {
  readonly key: string;
  /** What to keep, perhaps after a look at what the write did; `null` forgets it. */
  readonly value: string | null | ((result: PutResult) => string | null);
}

export interface PutOptions {
  /** Written in the same transaction as the records: after a crash, both are there or neither is. */
  readonly bookmark?: Bookmark;
  /**
   * When the write reaches the disk: by default before `put` returns. A `deferred` write survives the end of the process
   * at once, and a power cut only after the next write that is not deferred. A store may treat both alike.
   */
  readonly sync?: 'deferred';
}

export interface ScanOptions {
  /** Start behind this id of the given kind; without a kind, there is nothing to start behind. */
  readonly afterId?: string;
  /** Records per batch. */
  readonly batch?: number;
}

/**
 * Ids keep the spelling they were last written with, and are the same id whatever their case: `get('model', 'A/B')`
 * finds `a/b`, and writing `A/B` replaces it. Whoever keeps ids elsewhere (an index, a cache) keys them by `foldId`.
 */
export interface Store {
  get(kind: RepoKind, id: string): Promise<StoredRecord | undefined>;
  /** One answer per id asked for, in the same order. */
  getMany(kind: RepoKind, ids: readonly string[]): Promise<(StoredRecord | undefined)[]>;
  /** All or nothing. When an id comes twice, the last one counts. */
  put(records: readonly RecordInput[], options?: PutOptions): Promise<PutResult>;
  /** How many of them were there. */
  delete(kind: RepoKind, ids: readonly string[]): Promise<number>;
  /**
   * In order of kind and folded id. A record that is there from beginning to end comes exactly once, whatever is
   * written meanwhile. To build something that is then kept in step, read `changesSince(0)` instead: it is the faster
   * order on disk, and the next call goes on where the last one ended.
   */
  scan(kind?: RepoKind, options?: ScanOptions): AsyncIterable<StoredRecord[]>;
  /**
   * Changes after `seq`, oldest first, deletions among them. A change never appears behind a place that a reader has
   * already passed, however many writers there are. Numbers are not contiguous.
   */
  changesSince(seq: number, limit: number): Promise<Change[]>;
  /** The last place of the change sequence; 0 in an empty store. */
  head(): Promise<number>;
  count(kind: RepoKind): Promise<number>;
  bookmark(key: string): Promise<string | undefined>;
  /** A random name for the life of this store, so that what was derived from another one is not mistaken for ours. */
  identity(): Promise<string>;
  /**
   * Calls back soon after something changed, by whatever process; several changes may come as one call, and a call may
   * come without a change. Returns the way to stop.
   */
  watch(listener: () => void): () => void;
  /** Safe to call twice. */
  close(): Promise<void>;
}

/** The form of an id by which ids are compared and ordered. */
export function foldId(id: string): string {
  return id.toLowerCase();
}
