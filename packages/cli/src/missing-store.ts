/** @module Whether there is a store to read: a command that only reads must not create one. */
import { existsSync } from 'node:fs';
import { type Settings, storeFile } from '@loadout/server';

/** The file of the embedded store, if that store is used and does not exist yet. */
export function missingStore(settings: Settings): string | undefined {
  if (settings.databaseUrl !== undefined) return undefined;
  const file = storeFile(settings);
  return existsSync(file) ? undefined : file;
}
