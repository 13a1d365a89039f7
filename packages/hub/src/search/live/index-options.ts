/** @module Options, events and interface of an index. */

import type { RepoKind, Store } from '../../store/store.ts';
import type { FieldRules } from '../fields/fields.ts';
import type { Listed, Stretch } from '../query/listing.ts';
import type { Candidate } from '../query/candidates.ts';
import type { SearchQuery, SearchResult } from '../query/query.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';

export type IndexEvent =
  | { readonly type: 'snapshot-unusable'; readonly kind: RepoKind; readonly reason: string }
  | { readonly type: 'reading'; readonly records: number }
  /** The record is not a JSON object: it stays in the store but cannot be found. */
  | { readonly type: 'unreadable'; readonly kind: RepoKind; readonly id: string }
  /** An index in a cluster is replaced; `from` and `to` are layouts, absent for the first index. */
  | { readonly type: 'rebuilding'; readonly index: string; readonly from?: number; readonly to?: number }
  /** There are new arrays, which threads that share them can adopt. */
  | { readonly type: 'built' | 'merged'; readonly kind: RepoKind; readonly records: number }
  | { readonly type: 'refresh-failed' | 'merge-failed' | 'snapshot-failed'; readonly error: unknown };

export interface IndexOptions {
  /** Derived fields that the record itself does not contain. */
  readonly rules: FieldRules;
  /** Folder for snapshots; without it every start reads the whole store. */
  readonly snapshotDir?: string;
  /**
   * The arrays of an index in another thread, shared without a copy. Such an index adopts merged arrays but merges
   * none.
   */
  readonly shared?: SharedIndex;
  /** How to learn of changes; default: from the store. */
  readonly watch?: Store['watch'];
  /** Interval of polling the store for changes, in case a notification is lost; default: 1 s. */
  readonly pollMs?: number;
  readonly onProgress?: (event: IndexEvent) => void;
}

/** Can be posted to another thread without a copy. */
export interface SharedIndex {
  readonly images: readonly SharedArrayBuffer[];
}

export interface IndexStatus {
  /** All changes up to this position can be found. */
  readonly seq: number;
  readonly records: Readonly<Record<RepoKind, number>>;
  /** Changes whenever results may change; default: `seq`. */
  readonly version?: string;
  /** Why the last refresh failed. Searches continue with the current arrays. */
  readonly failure?: unknown;
}

type Awaitable<T> = T | Promise<T>;

/** Search, in memory or in a cluster: what servers use. */
export interface SearchEngine {
  /** Throws a `CursorError` when the cursor cannot be used, and a `SearchError` when the cluster cannot. */
  search(kind: RepoKind, query: SearchQuery): Awaitable<SearchResult>;
  candidates(kind: RepoKind, text: string, limit: number): Awaitable<readonly Candidate[]>;
  similarWords(kind: RepoKind, word: string, limit: number): Awaitable<readonly SimilarWord[]>;
  list(kind: RepoKind, stretch: Stretch): Awaitable<readonly Listed[]>;
  refresh(): Promise<void>;
  status(): IndexStatus;
  close(): Promise<void>;
}

/** An index in memory. */
export interface HubIndex extends SearchEngine {
  /** Synchronous. Throws a `CursorError` when the cursor cannot be used. */
  search(kind: RepoKind, query: SearchQuery): SearchResult;
  /**
   * The best records for a text in each way of matching it, up to `limit` each, for callers that rank them. Reads only
   * the index.
   */
  candidates(kind: RepoKind, text: string, limit: number): readonly Candidate[];
  /** The words of ids and tags with at most `limit` typing errors, the word itself included. */
  similarWords(kind: RepoKind, word: string, limit: number): readonly SimilarWord[];
  /** All records, a range at a time; synchronous, in time proportional to the end of the range. */
  list(kind: RepoKind, stretch: Stretch): readonly Listed[];
  /** When it resolves, everything stored before the call can be found. */
  refresh(): Promise<void>;
  status(): IndexStatus;
  share(): SharedIndex;
  /** Switches to newer arrays of the same store, without losing results in between. */
  adopt(shared: SharedIndex): Promise<void>;
  /** Idempotent; the store stays open. */
  close(): Promise<void>;
}
