/** @module Opens the store named in the settings. */
import { join } from 'node:path';
import { openPostgresStore, openSqliteStore, type Store, type Upgrade } from '@loadout/hub';
import type { Settings } from '../settings.ts';

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Connections to PostgreSQL of all threads together; each has at least two. */
const mostConnections = 10;

/**
 * `onUpgrade` is called after a store of an older version was upgraded. Every thread opens the store, the main
 * thread too.
 */
export const openStore = (
  settings: StoreSettings,
  onUpgrade?: (upgrade: Upgrade) => void,
  threads = 1,
): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openSqliteStore(storeFile(settings), { onUpgrade, connections: threads === 1 ? 1 : threads + 1 })
    : openPostgresStore(settings.databaseUrl, { onUpgrade, maxConnections: connectionsOf(threads) });

const connectionsOf = (threads: number): number =>
  threads === 1 ? mostConnections : Math.max(2, Math.floor(mostConnections / (threads + 1)));

/** The file of the embedded store. */
export const storeFile = ({ dataDir }: StoreSettings): string => join(dataDir, 'records.sqlite');
