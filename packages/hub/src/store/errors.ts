/** @module What a store may fail with: a stable code, and the name of the database that failed. */

export type StoreErrorCode =
  /** Another process holds the database for longer than we wait. */
  | 'busy'
  | 'closed'
  /** The file is damaged. It is left as it is. */
  | 'corrupt'
  /** The database does not let this user in. */
  | 'denied'
  /** The file has no content: what was in it is lost, or it is not the store. */
  | 'empty'
  | 'failed'
  /** A database, but not one of ours. */
  | 'foreign'
  /** The disk is full. */
  | 'full'
  /** A later version of the program has changed its layout. */
  | 'newer-version'
  | 'read-only'
  /** It cannot be reached or opened now; a later attempt may succeed. */
  | 'unavailable';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  /** The file, or the server and database; never a password. */
  readonly database: string;

  constructor(code: StoreErrorCode, database: string, message: string, options?: ErrorOptions) {
    super(`${database}: ${message}`, options);
    this.code = code;
    this.database = database;
  }
}
