/** @module Deletes records that a hub no longer has, after a full listing and a request for each missing one. */

import { foldId, type RepoKind, type Store, type StoredRecord } from '../store/store.ts';
import type { HubClient } from './hub-client.ts';
import { HubError } from './hub-error.ts';
import { ListingGuard } from './listing-guard.ts';
import { idsQuery } from './list-query.ts';
import { fetchEach, idOf } from './read-page.ts';

export interface PruneOptions {
  readonly kind: RepoKind;
  readonly pageSize?: number;
  /** Called after every page of the listing and every batch of deletions. */
  readonly onProgress?: (report: PruneReport) => void;
  readonly signal?: AbortSignal;
}

export interface PruneReport {
  /** Records in the hub's listing. */
  readonly listed: number;
  readonly deleted: number;
}

const defaultPageSize = 1_000;

/**
 * Makes the store a copy of the hub: records that the hub never had are deleted as well. An incomplete or empty
 * listing deletes nothing. A record missing from the listing is requested before it is deleted, because a listing that
 * changes while it is read may skip one.
 */
export async function prune(store: Store, hub: HubClient, options: PruneOptions): Promise<PruneReport> {
  const { kind, onProgress, signal } = options;
  const listed = await listedIds(hub, options);
  if (listed.size === 0) {
    throw new HubError('bad-answer', `${hub.baseUrl} lists no ${kind}; nothing was deleted`);
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

/** A hub may return a renamed record for its old id; the old id is then gone. */
async function goneFrom(
  hub: HubClient,
  kind: RepoKind,
  records: readonly StoredRecord[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const found = await fetchEach(hub, kind, records, signal);
  return records.flatMap(({ id }, at) => (foldId(idOf(found[at]) ?? '') === foldId(id) ? [] : [id]));
}
