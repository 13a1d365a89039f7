/** @module Errors of a search cluster: a stable code for callers, details for the log. */

export type SearchErrorCode =
  /** No index can be searched yet: the first one is being built. */
  | 'building'
  /** The cluster rejects requests until it has less to do. */
  | 'busy'
  | 'closed'
  /** The cluster rejects the credentials. */
  | 'denied'
  /** The response is not what was requested. */
  | 'failed'
  /** The index was built by a later version of the program. */
  | 'newer-version'
  /** The cluster or the index refuses writes. Searches continue. */
  | 'read-only'
  /** The timeout passed. */
  | 'slow'
  /** Another version of the program keeps the index up to date, and has not done so. */
  | 'stale'
  /** No node can be reached, or some shards cannot. */
  | 'unavailable';

export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string, options?: ErrorOptions) {
    super(`Search cluster: ${message}`, options);
    this.code = code;
  }
}
