/** @module Opens the database file of a SQLite store: ours, whole, writable and up to date, or an error that says why not. */

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError, type StoreErrorCode } from '../errors.ts';
import { pendingSteps } from '../migrations.ts';
import { sqliteFailure } from './failures.ts';
import { sqliteSteps } from './steps.ts';

/** Written in the header of every file of ours ("Ldut"). */
const applicationId = 0x4c647574;

const defaultBusyTimeoutMs = 10_000;
const cacheKib = 32_768;
/**
 * Pages of the write-ahead log (128 MB) before it is folded into the file. An import touches the same pages of the index
 * by id again and again; the longer they stay in the log, the fewer times each is written to its place.
 */
const checkpointPages = 32_768;

export function openDatabase(
  file: string,
  steps = sqliteSteps,
  busyTimeoutMs = defaultBusyTimeoutMs,
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (file !== ':memory:') prepareFile(file);
    database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    refuseForeign(file, database);
    // Not a byte is written before this line: a damaged file, another program's or a newer one stays as it is.
    pendingSteps(file, pragma(database, 'user_version'), steps);
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA cache_size = -${cacheKib};
      PRAGMA wal_autocheckpoint = ${checkpointPages};
    `);
    migrate(file, database, steps);
    return database;
  } catch (error) {
    database?.close();
    throw sqliteFailure(file, error);
  }
}

/** Runs `work` in one write transaction. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk or a damaged file may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function prepareFile(file: string): void {
  if (!existsSync(file)) {
    attempt(file, 'unavailable', 'its folder cannot be made', () =>
      mkdirSync(dirname(file), { recursive: true }),
    );
    return;
  }
  attempt(file, 'read-only', 'the file cannot be written; check its permissions', () =>
    accessSync(file, constants.W_OK),
  );
}

function attempt(file: string, code: StoreErrorCode, message: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new StoreError(code, file, message, { cause: error });
  }
}

function refuseForeign(file: string, database: DatabaseSync): void {
  const tables = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
  if (tables && pragma(database, 'application_id') !== applicationId) {
    throw new StoreError('foreign', file, 'is the database of another program; choose another file');
  }
}

function migrate(file: string, database: DatabaseSync, steps: readonly string[]): void {
  if (pragma(database, 'user_version') === steps.length) return;
  transaction(database, () => {
    // Read again inside the transaction: another process may just have done the work.
    for (const { version, step } of pendingSteps(file, pragma(database, 'user_version'), steps)) {
      database.exec(step);
      database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version};`);
    }
  });
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
