/** @module Maps SQLite result codes to store errors. */

import { StoreError, type StoreErrorCode } from '../errors.ts';

const codes: Readonly<Record<number, { code: StoreErrorCode; message: string }>> = {
  5: { code: 'busy', message: 'another process is writing; try again' },
  6: { code: 'busy', message: 'another process is writing; try again' },
  8: { code: 'read-only', message: 'cannot be written; check the permissions of the file and of its folder' },
  10: { code: 'unavailable', message: 'the disk reported an error' },
  11: { code: 'corrupt', message: 'the file is damaged and was not changed: restore it from an export' },
  13: { code: 'full', message: 'the disk is full' },
  14: { code: 'unavailable', message: 'cannot be opened; check the folder and its permissions' },
  26: { code: 'corrupt', message: 'the file is not a SQLite database and was not changed' },
};

/** Errors that SQLite did not raise are returned unchanged. */
export function sqliteFailure(database: string, error: unknown): unknown {
  const result = resultCode(error);
  if (result === undefined) return error;
  // The low byte is the primary result code; the rest is the extended code.
  const known = codes[result & 0xff];
  const detail = error instanceof Error ? error.message : String(error);
  return known
    ? new StoreError(known.code, database, known.message, { cause: error })
    : new StoreError('failed', database, detail, { cause: error });
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}
