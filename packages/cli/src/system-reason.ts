/** @module Why the operating system refused something, in its words and without the names of temporary files. */
import { getSystemErrorMessage } from 'node:util';

export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'errno' in error && typeof error.errno === 'number'
    ? getSystemErrorMessage(error.errno)
    : error.message;
}
