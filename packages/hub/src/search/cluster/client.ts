/** @module JSON requests to a search cluster, repeated on another node if one fails. All requests are idempotent. */

import { SearchError } from './search-error.ts';

export interface ClusterAddress {
  /** One or more nodes, separated by commas; a name and a password may be part of each URL. */
  readonly url: string;
  /** Time limit of a request; default: 5 s. Writes have three to six times as long. */
  readonly timeoutMs?: number;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Node {
  readonly origin: string;
  readonly authorization: string | undefined;
}

const defaultTimeoutMs = 5_000;
/** Statuses to retry: the cluster rejected the request, or another node may handle it. */
const retried = new Set([429, 502, 503, 504]);
/** Delay before a retry. */
const pauseMs = 150;

export class ClusterClient {
  readonly #nodes: readonly Node[];
  readonly #timeoutMs: number;
  #first = 0;

  constructor({ url, timeoutMs = defaultTimeoutMs }: ClusterAddress) {
    this.#nodes = url.split(',').map((each) => nodeOf(each.trim()));
    this.#timeoutMs = timeoutMs;
  }

  get timeoutMs(): number {
    return this.#timeoutMs;
  }

  /** Responses of 400, 404 and 409 are returned, other errors thrown. */
  async send(
    method: Method,
    path: string,
    body?: object | string,
    timeoutMs = this.#timeoutMs,
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(timeoutMs);
    let failure: unknown;
    for (let attempt = 0; attempt < this.#nodes.length + 1; attempt++) {
      const node = this.#nodes[this.#first % this.#nodes.length];
      if (node === undefined) break;
      try {
        const answer = await request(node, method, path, body, signal);
        if (!retried.has(answer.status)) return checked(answer);
        failure = errorOf(answer);
      } catch (error) {
        if (error instanceof SearchError) throw error;
        failure = error;
      }
      this.#first++;
      if (signal.aborted)
        throw new SearchError('slow', `no response within ${timeoutMs} ms`, { cause: failure });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    if (failure instanceof SearchError) throw failure;
    throw new SearchError('unavailable', 'no node can be reached', { cause: failure });
  }
}

function nodeOf(text: string): Node {
  const url = new URL(text);
  const { username, password } = url;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    origin: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    authorization: username === '' ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}

async function request(
  { origin, authorization }: Node,
  method: Method,
  path: string,
  body: object | string | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const lines = typeof body === 'string';
  const response = await fetch(`${origin}/${path}`, {
    method,
    signal,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { 'content-type': lines ? 'application/x-ndjson' : 'application/json' }),
    },
    ...(body !== undefined && { body: lines ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text, response.status) };
}

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A proxy in front of the cluster writes HTML.
    if (status >= 400) return undefined;
    throw new SearchError('failed', 'the response is not JSON', { cause: error });
  }
}

function checked(answer: Answer): Answer {
  const { status } = answer;
  if (status < 400 || status === 404 || status === 409 || status === 400) return answer;
  throw errorOf(answer);
}

/** The error of a response; the reason is the cluster's. */
export function errorOf({ status, body }: Answer): SearchError {
  const reason = `${status} ${JSON.stringify(body)?.slice(0, 500) ?? ''}`;
  if (status === 429) return new SearchError('busy', reason);
  if (reason.includes('cluster_block_exception') && status === 403)
    return new SearchError('read-only', reason);
  if (status === 401 || status === 403) return new SearchError('denied', reason);
  return new SearchError(status >= 500 ? 'unavailable' : 'failed', reason);
}
