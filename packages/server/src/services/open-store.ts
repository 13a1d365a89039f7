/** @module Opens the store named in the settings. */
import { join } from 'node:path';
import { openPostgresStore, openSqliteStore, type Store, type Upgrade } from '@loadout/hub';
import type { Settings } from '../settings.ts';

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** `onUpgrade` is called after a store of an older version was upgraded. */
export const openStore = (settings: StoreSettings, onUpgrade?: (upgrade: Upgrade) => void): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openSqliteStore(storeFile(settings), { onUpgrade })
    : openPostgresStore(settings.databaseUrl, { onUpgrade });

/** The file of the embedded store. */
export const storeFile = ({ dataDir }: StoreSettings): string => join(dataDir, 'records.sqlite');
