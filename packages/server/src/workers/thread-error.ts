/** @module Errors as they pass between threads: a clone of an error loses its class. */
import { HubError, type HubErrorCode, StoreError, type StoreErrorCode } from '@loadout/hub';

export type ThreadError =
  | {
      readonly name: 'HubError';
      readonly code: HubErrorCode;
      readonly message: string;
      readonly status?: number;
    }
  | {
      readonly name: 'StoreError';
      readonly code: StoreErrorCode;
      readonly database: string;
      readonly message: string;
    }
  | { readonly name: 'Error'; readonly message: string };

export function toThreadError(error: unknown): ThreadError {
  if (error instanceof HubError) {
    const { code, message, status } = error;
    return { name: 'HubError', code, message, ...(status !== undefined && { status }) };
  }
  if (error instanceof StoreError) {
    const { code, database, message } = error;
    return { name: 'StoreError', code, database, message: message.slice(`${database}: `.length) };
  }
  return { name: 'Error', message: error instanceof Error ? error.message : String(error) };
}

export function fromThreadError(error: ThreadError): Error {
  switch (error.name) {
    case 'HubError':
      return new HubError(error.code, error.message, error.status);
    case 'StoreError':
      return new StoreError(error.code, error.database, error.message);
    case 'Error':
      return new Error(error.message);
  }
}
