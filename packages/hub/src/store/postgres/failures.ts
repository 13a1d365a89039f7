/** @module Maps errors of PostgreSQL and its driver to store errors. */

import { DatabaseError } from 'pg';
import { StoreError, type StoreErrorCode } from '../errors.ts';

/** By SQLSTATE, or by its class (the first two characters). */
const states: Readonly<Record<string, StoreErrorCode>> = {
  '08': 'unavailable',
  '25006': 'read-only',
  '25P03': 'unavailable',
  '28': 'denied',
  '3D000': 'unavailable',
  '42501': 'denied',
  '42P07': 'foreign',
  '53100': 'full',
  '53': 'unavailable',
  '55P03': 'busy',
  '57': 'unavailable',
  '40': 'busy',
  XX: 'corrupt',
};

const messages: Readonly<Record<StoreErrorCode, string>> = {
  busy: 'another process is writing; try again',
  closed: 'the store is closed',
  corrupt: 'the database reports damaged data',
  denied: 'the database rejects this user; check the name, password and privileges',
  empty: 'the database is empty',
  failed: 'the database reported an error',
  foreign: 'the schema has tables of another program; choose another schema',
  full: 'the disk is full',
  'newer-version': 'a newer version has upgraded the layout; update this program',
  'read-only': 'the database is read-only; connect to the primary, not to a replica',
  unavailable: 'the database cannot be reached; check the address and that it is running',
};

/** Driver errors without a SQLSTATE are connection errors. */
export function postgresFailure(database: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof DatabaseError ? codeOf(error.code) : 'unavailable';
  return new StoreError(code, database, `${messages[code]} (${reasonOf(error)})`, { cause: error });
}

/** The server keeps the connection open only for the severity ERROR. */
export function endsConnection(error: unknown): boolean {
  return !(error instanceof DatabaseError && error.severity === 'ERROR');
}

function codeOf(state = ''): StoreErrorCode {
  return states[state] ?? states[state.slice(0, 2)] ?? 'failed';
}

/** A host name with several addresses fails with an aggregate error that has no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
