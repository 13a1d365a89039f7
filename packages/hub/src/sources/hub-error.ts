/** @module Errors of requests to a hub. They never contain the token. */

export type HubErrorCode =
  /** The response does not conform to the hub API. */
  | 'bad-answer'
  /** An option of the client is invalid. */
  | 'invalid-option'
  | 'rate-limited'
  /** The hub rejected the request. */
  | 'refused'
  | 'too-large'
  | 'unauthorised'
  /** No response, or a server error, after all retries. */
  | 'unavailable';

export class HubError extends Error {
  override readonly name = 'HubError';
  readonly code: HubErrorCode;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;

  constructor(code: HubErrorCode, message: string, status?: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
