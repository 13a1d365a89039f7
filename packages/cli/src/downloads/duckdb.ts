/** @module DuckDB, which is installed separately because of its size (68 MB) and loaded only when logs are counted. */
import type * as DuckDb from '@duckdb/node-api';
import { CommandError } from '../command.ts';

export const packageName = '@duckdb/node-api';

/** The release that the package names as its peer; npm refuses others. */
export const installDuckDb = `npm install ${packageName}@1.5.5-r.5`;

export function isInstalled(): boolean {
  try {
    import.meta.resolve(packageName);
    return true;
  } catch {
    return false;
  }
}

export async function loadDuckDb(): Promise<typeof DuckDb> {
  try {
    return await import('@duckdb/node-api');
  } catch (error) {
    throw new CommandError(
      `Counting downloads needs DuckDB. Install it next to loadout: ${installDuckDb} (${
        error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
      })`,
    );
  }
}
