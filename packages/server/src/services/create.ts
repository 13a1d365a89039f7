/** @module Creates the services: opens the store, seeds it on first use and builds the index. */
import { type IndexEvent, openSqliteStore, type Store, type Upgrade } from '@loadout/hub';
import type { EntryKind, Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { cardServices } from '../cards/card-services.ts';
import { cardWriter } from '../cards/card-writer.ts';
import { finder } from '../finding/find.ts';
import { catalogueServices } from './catalogue.ts';
import { type Background, openBackground } from './background.ts';
import { testDownloadRule } from './download-rules.ts';
import { type Held, openHeld } from './held.ts';
import { recordLookups } from './lookups.ts';
import { nearestRecords } from './nearest-records.ts';
import { figuresOf, readinessOf } from './readiness.ts';
import { recordServices } from './records.ts';
import { taskAbout } from './task-about.ts';
import type { ThreadPlace } from './thread-place.ts';

export interface ServiceOptions {
  /** Keeps the records in memory and writes nothing to disk. */
  readonly inMemory?: boolean;
  /** For one of several threads of a server, which share the index. */
  readonly thread?: ThreadPlace;
  /** Progress of the index while it is built and while it follows the store, and rows that cannot be read. */
  readonly onProgress?: (event: IndexEvent) => void;
  /** Called after a store of an older version was upgraded. */
  readonly onUpgrade?: (upgrade: Upgrade) => void;
  /** `read` also opens a store that this process cannot write. */
  readonly access?: 'read' | 'write';
  /** `later`: the first search opens the index, and until then `readiness` counts no records. */
  readonly index?: 'now' | 'later';
}

export async function createServices(settings: Settings, options: ServiceOptions = {}): Promise<Services> {
  const held = await openHeld(settings, options, inMemoryStore(options));
  const background = options.thread?.background ?? openBackground(settings, held.store, held.index);
  return tied(settings, held, background, options);
}

const inMemoryStore = ({ inMemory }: ServiceOptions): (() => Promise<Store>) | undefined =>
  inMemory === true ? () => openSqliteStore(':memory:') : undefined;

function tied(
  settings: Settings,
  held: Held,
  background: Background,
  { onProgress, thread }: ServiceOptions,
): Services {
  const { platform } = settings;
  const { store, index } = held;
  const { hub, renderer, cards: updates } = background;
  const records = recordServices(store, index, hub, {
    onUnreadable: (row) => onProgress?.({ type: 'unreadable', ...row }),
    threads: thread?.threads ?? 1,
  });
  const writer = cardWriter(store, settings, renderer);
  const cards = cardServices(store, index, (kind, id) => records.existing(kind, id), { writer, updates });
  return {
    settings,
    platform,
    ...catalogueServices,
    ...records,
    ...cards,
    caughtUp: () => held.caughtUp(),
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
    figures: () => figuresOf(store, index, background.written()),
    async close() {
      await background.close();
      await held.close();
    },
  };
}
