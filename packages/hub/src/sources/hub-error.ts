/** @module Why a hub could not be asked. The token is in none of it. */

export type HubErrorCode =
  /** What came is not what the hub API promises. */
  | 'bad-answer'
  /** An option of the client makes no sense. */
  | 'invalid-option'
  | 'rate-limited'
  /** The hub understood and said no. */
  | 'refused'
  | 'too-large'
  | 'unauthorised'
  /** No answer, or an error of the hub's own, again and again. */
  | 'unavailable';

export class HubError extends Error {
  override readonly name = 'HubError';
  readonly code: HubErrorCode;
  /** The hub's status, when it answered. */
  readonly status: number | undefined;

  constructor(code: HubErrorCode, message: string, status?: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
