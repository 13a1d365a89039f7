/** @module Copies records from a hub into a store, page by page, and resumes an interrupted sync. */

import type { PutResult, RepoKind, Store } from '../store/store.ts';
import { addReports, type ImportReport } from '../transfer/import-report.ts';
import { systemClock } from './clock.ts';
import type { HubClient, HubPage } from './hub-client.ts';
import { noteCompleted, noteFailure } from './last-sync.ts';
import { HubError } from './hub-error.ts';
import { ListingGuard } from './listing-guard.ts';
import { type HubFilter, type ListOrder, listQuery } from './list-query.ts';
import { readPage } from './read-page.ts';
import { withHistory } from './refresh/with-history.ts';
import { beginning, readPosition, type SyncPosition } from './sync-position.ts';

export interface SyncOptions {
  readonly kind: RepoKind;
  readonly filter?: HubFilter;
  /** `list` uses the fields of the listing; `record` requests each record: more complete, and slower. */
  readonly detail?: 'list' | 'record';
  readonly pageSize?: number;
  /** Only the first records of the listing. */
  readonly top?: number;
  /** Order of the listing; the creation date by default. */
  readonly by?: ListOrder;
  readonly now?: () => number;
  /** Called after every page. Positions in the report are those of the listing. */
  readonly onProgress?: (report: ImportReport) => void;
  readonly signal?: AbortSignal;
}

const defaultPageSize = 500;

/** Each page is written atomically. A `HubError` ends the sync; the next one resumes after the last page. */
export async function sync(store: Store, hub: HubClient, options: SyncOptions): Promise<ImportReport> {
  const { kind, signal, now = () => systemClock.now() } = options;
  try {
    const report = await copyRecords(store, hub, options, now);
    await noteCompleted(store, kind, report, now());
    return report;
  } catch (error) {
    // A store that fails as well has nothing to keep it in; the error that ended the sync says more.
    if (signal?.aborted !== true) await noteFailure(store, kind).catch(() => undefined);
    throw error;
  }
}

async function copyRecords(
  store: Store,
  hub: HubClient,
  options: SyncOptions,
  now: () => number,
): Promise<ImportReport> {
  const { kind, filter = {}, detail = 'list', top = Infinity, by, onProgress, signal } = options;
  const pageSize = Math.min(top, options.pageSize ?? defaultPageSize);
  const firstPage = listQuery(kind, filter, pageSize, by);
  const key = `sync ${kind} ${detail} ${hub.baseUrl} ${firstPage}${top === Infinity ? '' : ` top ${top}`}`;
  const saved = await readPosition(store, key, firstPage);
  let { report, page, query } = await openListing(hub, kind, saved, firstPage, signal);
  const guard = new ListingGuard(hub.baseUrl, query);
  for (;;) {
    const endless = guard.problem(page);
    const before = report;
    const listed = page.records.slice(0, top - before.place);
    const isLast = before.place + listed.length >= top;
    // Deletes the bookmark, so that the next sync starts from the beginning and not inside the loop.
    const next = endless || isLast ? undefined : page.next;
    const batch = await readPage(hub, listed, { kind, detail, placeBefore: before.place, signal });
    const { records, sightings } = await withHistory(store, kind, batch.records, now());
    const after = (result: PutResult) => addReports(before, batch.report(result));
    const value = (result: PutResult) =>
      next === undefined ? null : JSON.stringify({ next, report: after(result) } satisfies SyncPosition);
    report = after(await store.put(records, { bookmark: { key, value }, sightings }));
    onProgress?.(report);
    if (endless && !isLast) throw endless;
    if (next === undefined) return report;
    page = await hub.page(kind, next, signal);
  }
}

/** When the hub rejects the saved page's cursor, the listing is read from the beginning. */
async function openListing(
  hub: HubClient,
  kind: RepoKind,
  saved: SyncPosition,
  firstPage: string,
  signal: AbortSignal | undefined,
): Promise<{ report: ImportReport; page: HubPage; query: string }> {
  const { next: query, report } = saved;
  try {
    return { report, page: await hub.page(kind, query, signal), query };
  } catch (error) {
    if (query === firstPage || !isForgotten(error)) throw error;
    const page = await hub.page(kind, firstPage, signal);
    return { report: beginning(firstPage).report, page, query: firstPage };
  }
}

/** Only 4xx: after a 5xx the page may be available again. */
function isForgotten(error: unknown): boolean {
  return error instanceof HubError && error.code === 'refused' && (error.status ?? 0) < 500;
}
