/** @module How an index is opened, what it tells meanwhile, and what can be done with it. */

import type { RepoKind } from '../../store/store.ts';
import type { FieldRules } from '../fields/fields.ts';
import type { Listed, Stretch } from '../query/listing.ts';
import type { SearchQuery, SearchResult } from '../query/query.ts';

export type IndexEvent =
  | { readonly type: 'snapshot-unusable'; readonly kind: RepoKind; readonly reason: string }
  | { readonly type: 'reading'; readonly records: number }
  /** The record is no JSON object: it stays in the store and cannot be found. */
  | { readonly type: 'unreadable'; readonly kind: RepoKind; readonly id: string }
  /** There are new arrays, which threads that share them can adopt. */
  | { readonly type: 'built' | 'merged'; readonly kind: RepoKind; readonly records: number }
  | { readonly type: 'refresh-failed' | 'merge-failed' | 'snapshot-failed'; readonly error: unknown };

export interface IndexOptions {
  /** What the index reads out of a record beyond the record's own fields. */
  readonly rules: FieldRules;
  /** Where images are kept for a fast start; without it every start reads the whole store. */
  readonly snapshotDir?: string;
  /** The arrays of an index in another thread, used where they lie. Such an index adopts merged arrays and makes none. */
  readonly shared?: SharedIndex;
  /** How often to ask the store for changes, should a notice of one be lost; every second unless told. */
  readonly pollMs?: number;
  readonly onProgress?: (event: IndexEvent) => void;
}

/** Can be sent to another thread without being copied. */
export interface SharedIndex {
  readonly images: readonly SharedArrayBuffer[];
}

export interface IndexStatus {
  /** Every change up to this place can be found. */
  readonly seq: number;
  readonly records: Readonly<Record<RepoKind, number>>;
  /** Why the last refresh failed, while the index goes on answering with what it knows. */
  readonly failure?: unknown;
}

export interface HubIndex {
  /** Answers at once. Throws a `CursorError` when the cursor cannot be used. */
  search(kind: RepoKind, query: SearchQuery): SearchResult;
  /** All records, a stretch at a time; at once, and in time proportional to where it ends. */
  list(kind: RepoKind, stretch: Stretch): readonly Listed[];
  /** Afterwards everything that was in the store before the call can be found. */
  refresh(): Promise<void>;
  status(): IndexStatus;
  share(): SharedIndex;
  /** Goes over to newer arrays of the same store, without a moment in which less is found. */
  adopt(shared: SharedIndex): Promise<void>;
  /** Safe to call twice; the store stays open. */
  close(): Promise<void>;
}
