/** @module Opens the store named in the settings. */
import { join } from 'node:path';
import { openPostgresStore, openSqliteStore, type Store, type Upgrade } from '@loadout/hub';
import type { Settings } from '../settings.ts';

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Connections to PostgreSQL of all threads together; each has at least two. */
const mostConnections = 10;

export interface StoreOptions {
  /** Called after a store of an older version was upgraded. */
  readonly onUpgrade?: ((upgrade: Upgrade) => void) | undefined;
  /** Threads that open the store; the main thread opens it too. */
  readonly threads?: number | undefined;
  /** `read` also opens a file that this process cannot write. */
  readonly access?: 'read' | 'write' | undefined;
}

/** Opens the store of the settings: the PostgreSQL database, else the SQLite file in the data folder. */
export const openStore = (
  settings: StoreSettings,
  { onUpgrade, threads = 1, access = 'write' }: StoreOptions = {},
): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openSqliteStore(storeFile(settings), {
        onUpgrade,
        access,
        connections: threads === 1 ? 1 : threads + 1,
      })
    : openPostgresStore(settings.databaseUrl, { onUpgrade, maxConnections: connectionsOf(threads) });

const connectionsOf = (threads: number): number =>
  threads === 1 ? mostConnections : Math.max(2, Math.floor(mostConnections / (threads + 1)));

/** The file of the embedded store. */
export const storeFile = ({ dataDir }: StoreSettings): string => join(dataDir, 'records.sqlite');
