/** @module The interface of a record store, implemented for SQLite and PostgreSQL and tested by one conformance suite. */

export const repoKinds = ['model', 'dataset', 'space'] as const;

export type RepoKind = (typeof repoKinds)[number];

export interface RecordInput {
  readonly kind: RepoKind;
  readonly id: string;
  /** The record as JSON text. The store keeps it unchanged and does not parse it. */
  readonly json: string;
}

export interface StoredRecord extends RecordInput {
  /** The number of the record's last write in the change sequence. */
  readonly seq: number;
  /** Fields that its card adds, as a JSON object; absent when there are none. */
  readonly cardFields?: string;
}

/** The latest state of one record: a record written twice appears once, at its last write. */
export interface Change {
  readonly seq: number;
  readonly kind: RepoKind;
  readonly id: string;
  /** `null` when the record was deleted. */
  readonly json: string | null;
  /** As in `StoredRecord`. */
  readonly cardFields?: string;
}

/** The README.md of a repository at one commit. */
export interface Card {
  readonly kind: RepoKind;
  readonly id: string;
  /** The commit it was read at; empty when unknown. */
  readonly revision: string;
  readonly origin: CardOrigin;
  readonly markdown: string;
  /** The rendered Markdown; the store does not parse it. Empty until it is rendered. */
  readonly rendered: string;
  /** A JSON object whose fields are added to the record, or `null`. */
  readonly fields: string | null;
  /** When it was last compared with its source, in milliseconds since 1970. */
  readonly checked: number;
}

export const cardOrigins = ['hub', 'import', 'upload'] as const;

export type CardOrigin = (typeof cardOrigins)[number];

export type CardWrite = 'created' | 'replaced' | 'unchanged';

export interface PutResult {
  readonly inserted: number;
  readonly updated: number;
  /** Records already stored with identical JSON; they keep their number in the change sequence. */
  readonly unchanged: number;
}

/** The figures of a record as a hub returned them at one time. */
export interface Sighting {
  /** ISO date and time in UTC. */
  readonly at: string;
  readonly downloads?: number;
  readonly likes?: number;
}

export interface SightingInput extends Sighting {
  readonly kind: RepoKind;
  readonly id: string;
}

/** Points of a record's history: one per UTC day, the newest. */
export const historyLimit = 90;

/** A position that a long-running job stores with the records it has written. */
export interface Bookmark {
  readonly key: string;
  /** The value, or a function of the write's result; `null` deletes the bookmark. */
  readonly value: string | null | ((result: PutResult) => string | null);
}

export interface PutOptions {
  /** Written in the same transaction as the records: after a crash, both are stored or neither is. */
  readonly bookmark?: Bookmark;
  /** Figures to add to the history, in the same transaction; the last of a day replaces those before it. */
  readonly sightings?: readonly SightingInput[];
  /**
   * When the write is synced to disk; by default before `put` returns. A `deferred` write survives a crash of the
   * process, but a power failure only after the next write that is not deferred. A store may ignore this option.
   */
  readonly sync?: 'deferred';
}

export interface ScanOptions {
  /** Start after this id; requires a kind. */
  readonly afterId?: string;
  /** Records per batch; fewer where they are large. */
  readonly batch?: number;
}

/**
 * Ids keep the case they were last written with and are compared case-insensitively: `get('model', 'A/B')` finds
 * `a/b`, and writing `A/B` replaces it. Use `foldId` as the key wherever ids are kept elsewhere (index, cache).
 */
export interface Store {
  get(kind: RepoKind, id: string): Promise<StoredRecord | undefined>;
  /** One result per id, in the same order. */
  getMany(kind: RepoKind, ids: readonly string[]): Promise<(StoredRecord | undefined)[]>;
  /** Atomic. When an id appears twice, the last record wins. */
  put(records: readonly RecordInput[], options?: PutOptions): Promise<PutResult>;
  /** Returns the number of records deleted. Their history is deleted with them. */
  delete(kind: RepoKind, ids: readonly string[]): Promise<number>;
  /**
   * In order of kind and folded id. A record that exists during the whole scan is returned exactly once, whatever is
   * written meanwhile. To build something that is then kept up to date, read `changesSince(0)` instead: it is faster,
   * because it follows the order on disk, and the next call continues after the last one.
   */
  scan(kind?: RepoKind, options?: ScanOptions): AsyncIterable<StoredRecord[]>;
  /**
   * Changes after `seq`, oldest first, including deletions. No change ever appears with a lower number than one already
   * returned, however many writers there are. Numbers are not contiguous. Fewer than `limit` where records are large:
   * only an empty list means that there are no more.
   */
  changesSince(seq: number, limit: number): Promise<Change[]>;
  /** The last number of the change sequence; 0 in an empty store. */
  head(): Promise<number>;
  count(kind: RepoKind): Promise<number>;
  /** Found in any case of the id. Deleting a record deletes its card. */
  card(kind: RepoKind, id: string): Promise<Card | undefined>;
  /** The Markdown of the card of each record, in the same order. */
  cardTexts(records: readonly Pick<RecordInput, 'kind' | 'id'>[]): Promise<(string | undefined)[]>;
  /** A change of what readers see of it is a change of the record, which gets a new number in the change sequence. */
  putCard(card: Card): Promise<CardWrite>;
  /** Whether there was a card. */
  deleteCard(kind: RepoKind, id: string): Promise<boolean>;
  bookmark(key: string): Promise<string | undefined>;
  /** The figures seen of each id, oldest first, at most `historyLimit`; empty for an unknown one. */
  histories(kind: RepoKind, ids: readonly string[]): Promise<(readonly Sighting[])[]>;
  /** A random id of this store, so that data derived from another store is not mistaken for its own. */
  identity(): Promise<string>;
  /**
   * Calls the listener soon after a change by any process. Several changes may cause one call, and a call may come
   * without a change. Returns a function that removes the listener.
   */
  watch(listener: () => void): () => void;
  /** Safe to call twice. */
  close(): Promise<void>;
}

/** The case-folded form by which ids are compared and ordered. */
export function foldId(id: string): string {
  return id.toLowerCase();
}
