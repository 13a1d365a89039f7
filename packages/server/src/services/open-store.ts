/** @module Opens the store that the settings name. */
import { join } from 'node:path';
import { openPostgresStore, openSqliteStore, type Store } from '@loadout/hub';
import type { Settings } from '../settings.ts';

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

export const openStore = (settings: StoreSettings): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openSqliteStore(storeFile(settings))
    : openPostgresStore(settings.databaseUrl);

/** The file of the embedded store. */
export const storeFile = ({ dataDir }: StoreSettings): string => join(dataDir, 'records.sqlite');
