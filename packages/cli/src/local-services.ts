/** @module The services for one command: over the store that is there, else over the starter set in memory. */
import { existsSync } from 'node:fs';
import { createServices, readSettings, type Services, storeFile } from '@loadout/server';
import type { Terminal } from './terminal.ts';
import { tellUpgrade } from './upgrade-line.ts';

/** Looking something up leaves no folder behind. */
export function openLocalServices(terminal: Terminal): Promise<Services> {
  const settings = readSettings(terminal.env, terminal.workingDir);
  const stored = settings.databaseUrl !== undefined || existsSync(storeFile(settings));
  return createServices(settings, { inMemory: !stored, onUpgrade: tellUpgrade(terminal) });
}
