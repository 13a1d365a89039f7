/** @module Errors of a store: a stable code, and the name of the database that failed. */

export type StoreErrorCode =
  /** Another process held the lock for longer than the timeout. */
  | 'busy'
  | 'closed'
  /** The file is damaged. It is not changed. */
  | 'corrupt'
  /** The database rejects the credentials or lacks permissions. */
  | 'denied'
  /** The file is empty: its content was lost, or it is not a store. */
  | 'empty'
  | 'failed'
  /** A database of another program. */
  | 'foreign'
  /** The disk is full. */
  | 'full'
  /** The layout is that of a later version of the program. */
  | 'newer-version'
  | 'read-only'
  /** The database cannot be reached or opened now; a retry may succeed. */
  | 'unavailable';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  /** The file, or the server and database; never the password. */
  readonly database: string;

  constructor(code: StoreErrorCode, database: string, message: string, options?: ErrorOptions) {
    super(`${database}: ${message}`, options);
    this.code = code;
    this.database = database;
  }
}
