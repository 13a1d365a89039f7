/** @module Opens and validates the database file of a SQLite store, and migrates it to the current layout. */

import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError, type StoreErrorCode } from '../errors.ts';
import { type OpenOptions, pendingSteps, upgradeOf } from '../migrations.ts';
import { publishNew } from './create.ts';
import { sqliteFailure } from './failures.ts';
import { sqliteSteps } from './steps.ts';

/** "Ldut" in the header of every store file. */
const applicationId = 0x4c647574;

/** SQLite blocks the event loop while it waits for a lock, so longer waits are retried by the store. */
const lockWaitMs = 10;
const cacheKib = 32_768;
const leastCacheKib = 2_048;
/**
 * Size of the write-ahead log (128 MB) before a checkpoint. An import updates the same pages of the id index many
 * times; the longer they stay in the log, the less often each is written to the database file.
 */
const checkpointPages = 32_768;

/** Throws a `StoreError` with the code `busy` while another process holds a lock on the file. */
export function openDatabase(
  file: string,
  steps = sqliteSteps,
  onUpgrade?: OpenOptions['onUpgrade'],
  connections = 1,
): DatabaseSync {
  if (file !== ':memory:') {
    prepareFile(file);
    if (!existsSync(file)) publishNew(file, (path) => openFile(path, steps).close());
  }
  return openFile(file, steps, onUpgrade, connections);
}

function openFile(
  file: string,
  steps: readonly string[],
  onUpgrade?: OpenOptions['onUpgrade'],
  connections = 1,
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: lockWaitMs });
    refuseForeign(file, database);
    // Nothing is written before this check, so that damaged, foreign and newer files are not changed.
    pendingSteps(file, layoutOf(database), steps);
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA cache_size = -${Math.max(leastCacheKib, Math.floor(cacheKib / connections))};
      PRAGMA wal_autocheckpoint = ${checkpointPages};
    `);
    migrate(file, database, steps, onUpgrade);
    return database;
  } catch (error) {
    database?.close();
    throw sqliteFailure(file, error);
  }
}

export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk or a damaged file may already have ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function prepareFile(file: string): void {
  if (!existsSync(file)) {
    attempt(file, 'unavailable', 'its folder cannot be created; check the path and its permissions', () =>
      mkdirSync(dirname(file), { recursive: true }),
    );
    return;
  }
  attempt(file, 'read-only', 'the file cannot be written; check its permissions', () =>
    accessSync(file, constants.W_OK),
  );
  if (statSync(file).size === 0) {
    throw new StoreError(
      'empty',
      file,
      'the file has no content, so its records are lost: restore it from a backup or an export, or delete it to start with a new store',
    );
  }
}

function attempt(file: string, code: StoreErrorCode, message: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new StoreError(code, file, message, { cause: error });
  }
}

export function refuseForeign(file: string, database: DatabaseSync): void {
  const tables = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
  if (tables && pragma(database, 'application_id') !== applicationId) {
    throw new StoreError('foreign', file, 'is the database of another program; choose another file');
  }
}

function migrate(
  file: string,
  database: DatabaseSync,
  steps: readonly string[],
  onUpgrade: OpenOptions['onUpgrade'],
): void {
  if (layoutOf(database) === steps.length) return;
  const from = transaction(database, () => {
    // Read again inside the transaction, because another process may have migrated the file.
    const current = layoutOf(database);
    for (const { version, step } of pendingSteps(file, current, steps)) {
      database.exec(step);
      database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version};`);
    }
    return current;
  });
  const upgrade = upgradeOf(file, from, steps.length);
  if (upgrade) onUpgrade?.(upgrade);
}

export const layoutOf = (database: DatabaseSync): number => pragma(database, 'user_version');

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
