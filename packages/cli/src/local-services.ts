/** @module Services for one command: with the local store if it exists, otherwise with the starter set in memory. */
import { existsSync } from 'node:fs';
import { createServices, readSettings, type Services, storeFile } from '@loadout/server';
import type { Terminal } from './terminal.ts';
import { reportUpgrade } from './upgrade-line.ts';

/** A lookup must not create a data folder. */
export function openLocalServices(terminal: Terminal): Promise<Services> {
  const settings = readSettings(terminal.env, terminal.workingDir);
  const stored = settings.databaseUrl !== undefined || existsSync(storeFile(settings));
  return createServices(settings, { inMemory: !stored, onUpgrade: reportUpgrade(terminal) });
}
