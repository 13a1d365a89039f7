/** @module PostgreSQL's and the connection's error codes in the words of the store. */

import { StoreError, type StoreErrorCode } from '../errors.ts';

/** By SQLSTATE, or by its class (the first two characters). */
const states: Readonly<Record<string, StoreErrorCode>> = {
  '08': 'unavailable',
  '25006': 'read-only',
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
  denied: 'the database does not let this user in; check its name, password and rights',
  failed: 'the database refused',
  foreign: 'the schema holds tables of another program; choose another schema',
  full: 'the disk is full',
  'newer-version': 'a newer version has changed the layout',
  'read-only': 'the database cannot be written; is it a replica?',
  unavailable: 'the database cannot be reached',
};

/** What `error` means for a store; an error that neither the server nor the connection raised passes through. */
export function postgresFailure(database: string, error: unknown): unknown {
  if (error instanceof StoreError || !(error instanceof Error) || !('code' in error)) return error;
  const state = String(error.code);
  const code = isConnectionCode(state)
    ? 'unavailable'
    : (states[state] ?? states[state.slice(0, 2)] ?? 'failed');
  return new StoreError(code, database, `${messages[code]} (${error.message})`, { cause: error });
}

/** Node and the driver name connection troubles in words; a SQLSTATE has five characters. */
function isConnectionCode(code: string): boolean {
  return /^(CONN|E[A-Z]{4,}|UND_)/.test(code);
}
