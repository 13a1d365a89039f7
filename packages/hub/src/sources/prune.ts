/** @module Deletes from a store what a hub no longer has: after a listing of everything, and a second look at each. */

import { foldId, type RepoKind, type Store, type StoredRecord } from '../store/store.ts';
import type { HubClient } from './hub-client.ts';
import { HubError } from './hub-error.ts';
import { ListingGuard } from './listing-guard.ts';
import { idsQuery } from './list-query.ts';
import { fetchEach, idOf } from './read-page.ts';

export interface PruneOptions {
  readonly kind: RepoKind;
  readonly pageSize?: number;
  /** Called after every page of the listing, and after every batch of the store. */
  readonly onProgress?: (report: PruneReport) => void;
  readonly signal?: AbortSignal;
}

export interface PruneReport {
  /** Records that the hub lists. */
  readonly listed: number;
  readonly deleted: number;
}

const defaultPageSize = 1_000;

/**
 * Makes the store a copy of the hub: records that it never had are deleted as well. A listing that breaks off or is
 * empty deletes nothing. A record that is not listed is asked for by itself before it is deleted, since a listing that
 * changes while it is read may leave one out.
 */
export async function prune(store: Store, hub: HubClient, options: PruneOptions): Promise<PruneReport> {
  const { kind, onProgress, signal } = options;
  const listed = await listedIds(hub, options);
  if (listed.size === 0) {
    throw new HubError('bad-answer', `${hub.baseUrl} lists no ${kind} at all; nothing was deleted`);
  }
  let deleted = 0;
  for await (const batch of store.scan(kind)) {
    const unlisted = batch.filter(({ id }) => !listed.has(foldId(id)));
    const gone = await goneFrom(hub, kind, unlisted, signal);
    if (gone.length > 0) deleted += await store.delete(kind, gone);
    onProgress?.({ listed: listed.size, deleted });
    signal?.throwIfAborted();
  }
  return { listed: listed.size, deleted };
}

async function listedIds(hub: HubClient, options: PruneOptions): Promise<ReadonlySet<string>> {
  const { kind, pageSize = defaultPageSize, onProgress, signal } = options;
  const ids = new Set<string>();
  const firstPage = idsQuery(pageSize);
  const guard = new ListingGuard(hub.baseUrl, firstPage);
  for (let query: string | undefined = firstPage; query !== undefined;) {
    const page = await hub.page(kind, query, signal);
    const endless = guard.problem(page);
    if (endless) throw endless;
    for (const id of page.records.map(idOf)) if (id !== undefined) ids.add(foldId(id));
    onProgress?.({ listed: ids.size, deleted: 0 });
    query = page.next;
  }
  return ids;
}

/** A hub may answer for an old name with the record under its new one: then the old one is gone. */
async function goneFrom(
  hub: HubClient,
  kind: RepoKind,
  records: readonly StoredRecord[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const found = await fetchEach(hub, kind, records, signal);
  return records.flatMap(({ id }, at) => (foldId(idOf(found[at]) ?? '') === foldId(id) ? [] : [id]));
}
