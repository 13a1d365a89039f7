/** @module The store and the index of one thread. */
import { join } from 'node:path';
import {
  type HubIndex,
  type IndexEvent,
  type SearchEngine,
  type Store,
  StoreError,
  type Upgrade,
} from '@loadout/hub';
import type { Settings } from '../settings.ts';
import { fieldRules } from './field-rules.ts';
import { withLastRows } from './last-rows.ts';
import { laterSearch } from './later-search.ts';
import { type OpenedSearch, openSearch } from './open-search.ts';
import { openStore } from './open-store.ts';
import { seedStore } from './seed.ts';
import type { ThreadPlace } from './thread-place.ts';

export interface HeldOptions {
  /** Number of other threads that handle requests. */
  readonly threads?: number;
  readonly thread?: Pick<ThreadPlace, 'threads' | 'arrays' | 'position' | 'onArrays' | 'onChange'>;
  readonly onProgress?: (event: IndexEvent) => void;
  readonly onUpgrade?: (upgrade: Upgrade) => void;
  /** `read` also opens a store that this process cannot write. */
  readonly access?: 'read' | 'write';
  /** `later`: the index is opened by the first search. */
  readonly index?: 'now' | 'later';
}

export interface Held {
  readonly store: Store;
  readonly index: SearchEngine;
  /** The index in memory, if there is one. */
  readonly memory?: HubIndex;
  /** As in `Services`. */
  caughtUp(): Promise<void> | undefined;
  close(): Promise<void>;
}

export async function openHeld(
  settings: Settings,
  options: HeldOptions,
  openInMemory?: () => Promise<Store>,
): Promise<Held> {
  const store = await (openInMemory ?? (() => openServedStore(settings, options)))();
  try {
    const { thread, onProgress } = options;
    if (thread === undefined) await seed(store, options);
    const open = (): Promise<OpenedSearch> =>
      openSearch(store, settings.search, {
        rules: fieldRules,
        ...(openInMemory === undefined && { snapshotDir: join(settings.dataDir, 'index') }),
        ...(thread?.arrays !== undefined && { shared: thread.arrays }),
        ...(thread && { watch: (listener) => thread.onChange(listener) }),
        ...(onProgress && { onProgress }),
      });
    const { engine, memory }: OpenedSearch =
      options.index === 'later' ? { engine: laterSearch(async () => (await open()).engine) } : await open();
    thread?.onArrays((arrays) => {
      memory?.adopt(arrays).catch((error: unknown) => onProgress?.({ type: 'refresh-failed', error }));
    });
    return {
      store,
      ...(memory && { memory }),
      ...(thread === undefined
        ? { index: engine, caughtUp: () => undefined }
        : followPosition(engine, thread)),
      async close() {
        await engine.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A store that can only be read stays as it is. */
async function seed(store: Store, { access }: HeldOptions): Promise<void> {
  try {
    await seedStore(store);
  } catch (error) {
    const isReadOnly = error instanceof StoreError && error.code === 'read-only';
    if (access !== 'read' || !isReadOnly) throw error;
  }
}

/** Only a remote database can be temporarily unreachable, so only its rows are cached. */
async function openServedStore(
  settings: Settings,
  { thread, threads, onUpgrade, access }: HeldOptions,
): Promise<Store> {
  const store = await openStore(settings, { onUpgrade, access, threads: thread?.threads ?? threads });
  return settings.databaseUrl === undefined ? store : withLastRows(store, thread?.threads);
}

/**
 * A refresh precedes every acknowledgement of a write, and raises the position. A thread behind it refreshes before it
 * responds, so that every thread finds the writes that any of them has acknowledged.
 */
function followPosition(
  engine: SearchEngine,
  { position }: Pick<ThreadPlace, 'position'>,
): Pick<Held, 'index' | 'caughtUp'> {
  const refresh = async (): Promise<void> => {
    await engine.refresh();
    position.raise(engine.status().seq);
  };
  return {
    index: {
      search: (kind, query) => engine.search(kind, query),
      candidates: (kind, text, limit) => engine.candidates(kind, text, limit),
      similarWords: (kind, word, limit) => engine.similarWords(kind, word, limit),
      list: (kind, stretch) => engine.list(kind, stretch),
      refresh,
      status: () => engine.status(),
      close: () => engine.close(),
    },
    // While the database is unreachable, results come from the index as it is.
    caughtUp: () =>
      engine.status().seq < position.value ? engine.refresh().catch(() => undefined) : undefined,
  };
}
