/** @module Opens the database file of a SQLite store that this process cannot write. */

import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../errors.ts';
import { pendingSteps } from '../migrations.ts';
import { layoutOf, refuseForeign } from './database.ts';
import { sqliteFailure } from './failures.ts';

export function openForReading(file: string, steps: readonly string[]): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = isInUse(file)
      ? new DatabaseSync(file, { readOnly: true })
      : new DatabaseSync(unchanging(file), { readOnly: true });
    refuseForeign(file, database);
    const layout = layoutOf(database);
    if (pendingSteps(file, layout, steps).length > 0) {
      throw new StoreError(
        'read-only',
        file,
        `has layout ${layout} and cannot be upgraded to layout ${steps.length} without write access`,
      );
    }
    return database;
  } catch (error) {
    database?.close();
    throw sqliteFailure(file, error);
  }
}

/** Rows that are only in the log, and processes that may write while this one reads. */
const isInUse = (file: string): boolean =>
  existsSync(`${file}-shm`) || (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * Without `immutable`, SQLite creates the files of the log even to read; where that is possible, they would belong to
 * the reader, and the owner of the store could no longer write.
 */
function unchanging(file: string): URL {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return url;
}
