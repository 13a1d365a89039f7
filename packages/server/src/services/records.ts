/** @module Reads records from the store, else from the live hub; validates them before they are written. */
import {
  importRecords,
  parseRecord,
  repoIdProblem,
  type RepoKind,
  type SearchEngine,
  SearchError,
  type Store,
} from '@loadout/hub';
import type { RecordTypes } from '@loadout/catalogue';
import { NotFoundError, RecordError } from '../errors.ts';
import type { SearchAnswer, SearchRequest, Services } from '../services.ts';
import type { HubView } from './background.ts';
import type { Existing } from './lookups.ts';
import { nearestRecords } from './nearest-records.ts';
import { type OnUnreadable, readableRows } from './readable-rows.ts';
import { recordsVersion } from './records-version.ts';
import { rememberedSearch } from './remembered-search.ts';
import { resultRows } from './result-rows.ts';
import { searchQuery } from './search-query.ts';
import { mayAskHub } from './without-hub.ts';

/** Small, so that searches do not wait long for one batch. */
const batchBesideSearches = 1_000;

type RecordServices = Pick<
  Services,
  | 'search'
  | 'printedSearch'
  | 'list'
  | 'holdings'
  | 'record'
  | 'recordsVersion'
  | 'freshness'
  | 'freshUntil'
  | 'history'
  | 'put'
  | 'remove'
  | 'importRecords'
> & { readonly existing: Existing };

export interface RecordOptions {
  readonly onUnreadable?: OnUnreadable;
  /** Each thread caches its part of the results. */
  readonly threads?: number;
}

export function recordServices(
  store: Store,
  index: SearchEngine,
  hub: HubView | undefined,
  { onUnreadable = () => undefined, threads = 1 }: RecordOptions = {},
): RecordServices {
  const read = readableRows(onUnreadable);
  const reachable = (): HubView | undefined => (mayAskHub() ? hub : undefined);

  const record = async <Kind extends RepoKind>(
    kind: Kind,
    id: string,
  ): Promise<RecordTypes[Kind] | undefined> => {
    // An invalid id is never stored, and PostgreSQL rejects some characters.
    if (repoIdProblem(id) !== undefined) return undefined;
    const stored = await store.get(kind, id);
    const readable = stored && read(kind, stored);
    if (stored && readable) {
      // The stored record is returned; a newer one is available for the next view.
      reachable()
        ?.refresher.look(kind, stored)
        .catch(() => undefined);
      return readable;
    }
    const live = await reachable()?.records.get(kind, id);
    return live && read(kind, { id, json: live.json });
  };

  const results = rememberedSearch(index, threads);
  const rows = resultRows(store, index, read, threads);

  /** A write succeeds even if the search cluster cannot index it now: the cluster catches up later. */
  const searchable = (): Promise<void> =>
    index.refresh().catch((error: unknown) => {
      if (!(error instanceof SearchError)) throw error;
    });

  return {
    record,
    list: async (kind, stretch) => index.list(kind, stretch),
    holdings: () => index.status(),
    recordsVersion: recordsVersion(store, index),

    async freshness(kind, id) {
      const asked = reachable();
      if (asked === undefined || repoIdProblem(id) !== undefined) return undefined;
      const stored = await store.get(kind, id);
      return stored ? asked.refresher.look(kind, stored) : asked.records.freshness(kind, id);
    },

    async freshUntil(kind, id) {
      if (hub === undefined) return Infinity;
      const stored = repoIdProblem(id) === undefined ? await store.get(kind, id) : undefined;
      return (stored && (await hub.refresher.look(kind, stored)).until) ?? 0;
    },

    async history(kind, id) {
      if (repoIdProblem(id) !== undefined) return [];
      const [history = []] = await store.histories(kind, [id]);
      return history.length > 0 ? history : ((await reachable()?.records.history(kind, id)) ?? []);
    },

    async existing(kind, id) {
      const found = await record(kind, id);
      if (found === undefined) throw new NotFoundError(kind, id, await nearestRecords(index, kind, id));
      return found;
    },

    async search<Kind extends RepoKind>(
      kind: Kind,
      request: SearchRequest,
    ): Promise<SearchAnswer<RecordTypes[Kind]>> {
      const { ids, ...found } = await results.find(kind, searchQuery(request));
      return { ...found, items: await rows.records(kind, ids) };
    },

    async printedSearch(kind, request, print) {
      const { ids, total, facets, next } = await results.findPrinted(kind, searchQuery(request));
      return { items: await rows.printed(kind, ids, print), total, facets, next: next ?? null };
    },

    async put(kind, id, value) {
      const checked = parseRecord(kind, withId(value, id));
      if (!checked.ok) throw new RecordError(checked.problems);
      if (checked.record.id !== id) {
        throw new RecordError([{ field: 'id', message: `is ${checked.record.id}, but the path says ${id}` }]);
      }
      const { inserted, updated } = await store.put([{ kind, id, json: checked.json }]);
      await searchable();
      if (inserted > 0) return 'created';
      return updated > 0 ? 'replaced' : 'unchanged';
    },

    async remove(kind, id) {
      const removed = await store.delete(kind, [id]);
      await searchable();
      return removed > 0;
    },

    async importRecords(kind, source, limit) {
      try {
        return await importRecords(store, source, { kind, batchSize: batchBesideSearches, ...limit });
      } finally {
        await searchable();
      }
    },
  };
}

const withId = (value: unknown, id: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('id' in value)
    ? { id, ...value }
    : value;
