/** @module Creates the services: opens the store, seeds it on first use and builds the index. */
import { join } from 'node:path';
import { type IndexEvent, openSqliteStore, type SearchEngine, type Store, type Upgrade } from '@loadout/hub';
import type { EntryKind, Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { cardServices } from '../cards/card-services.ts';
import { finder } from '../finding/find.ts';
import { catalogueServices } from './catalogue.ts';
import { testDownloadRule } from './download-rules.ts';
import { fieldRules } from './field-rules.ts';
import { withLastRows } from './last-rows.ts';
import { liveHub } from './live-hub.ts';
import { recordLookups } from './lookups.ts';
import { nearestRecords } from './nearest-records.ts';
import { openSearch } from './open-search.ts';
import { openStore } from './open-store.ts';
import { figuresOf, readinessOf } from './readiness.ts';
import { recordServices } from './records.ts';
import { seedStore } from './seed.ts';
import { taskAbout } from './task-about.ts';

export interface ServiceOptions {
  /** Keeps the records in memory and writes nothing to disk. */
  readonly inMemory?: boolean;
  /** Progress of the index while it is built and while it follows the store, and rows that cannot be read. */
  readonly onProgress?: (event: IndexEvent) => void;
  /** Called after a store of an older version was upgraded. */
  readonly onUpgrade?: (upgrade: Upgrade) => void;
}

export async function createServices(settings: Settings, options: ServiceOptions = {}): Promise<Services> {
  const inMemory = options.inMemory === true;
  const store = inMemory ? await openSqliteStore(':memory:') : await openServedStore(settings, options);
  try {
    await seedStore(store);
    const snapshots = inMemory ? {} : { snapshotDir: join(settings.dataDir, 'index') };
    const progress = options.onProgress === undefined ? {} : { onProgress: options.onProgress };
    const index = await openSearch(store, settings.search, { ...snapshots, ...progress, rules: fieldRules });
    return tied(settings, store, index, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Only a remote database can be temporarily unreachable, so only its rows are cached. */
async function openServedStore(settings: Settings, { onUpgrade }: ServiceOptions): Promise<Store> {
  const store = await openStore(settings, onUpgrade);
  return settings.databaseUrl === undefined ? store : withLastRows(store);
}

function tied(
  settings: Settings,
  store: Store,
  index: SearchEngine,
  { onProgress }: ServiceOptions,
): Services {
  const { platform } = settings;
  let written = 0;
  const hub = liveHub(settings, store, () => {
    written += 1;
    return index.refresh();
  });
  const records = recordServices(store, index, hub, (row) => onProgress?.({ type: 'unreadable', ...row }));
  const cards = cardServices(store, index, settings, (kind, id) => records.existing(kind, id));
  return {
    settings,
    platform,
    ...catalogueServices,
    ...records,
    ...cards,
    taskAbout,
    find: finder(records, index),
    model: (id) => records.record('model', id),
    ...recordLookups(platform, records.existing),
    testDownloadRule: async (request) => testDownloadRule(request),
    nearest: async (kind: EntryKind, id, limit) =>
      kind === 'model' || kind === 'dataset' || kind === 'space'
        ? nearestRecords(index, kind, id, limit)
        : catalogueServices.nearest(kind, id, limit),
    readiness: () => readinessOf(store, index),
    figures: () => figuresOf(store, index, hub && written),
    async close() {
      await cards.close();
      await Promise.all([hub?.refresher.close(), hub?.records.close()]);
      await index.close();
      await store.close();
    },
  };
}
