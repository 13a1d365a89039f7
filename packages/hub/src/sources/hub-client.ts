/** @module Client of the hub API: single records and paginated listings. */

import { repoIdProblem } from '../records/repo-id.ts';
import type { RepoKind } from '../store/store.ts';
import { type Clock, systemClock } from './clock.ts';
import { fileFetch, type FileFetch, type FileLimits } from './file-fetch.ts';
import { HubError } from './hub-error.ts';
import { nextLink } from './link-header.ts';
import { type Answer, type HubWait, politeGet, shown } from './polite-get.ts';
import { Turnstile } from './turnstile.ts';

export interface HubClientOptions {
  /** Base URL of the hub, such as the value of the platform's endpoint variable. */
  readonly baseUrl: string;
  readonly token?: string | undefined;
  readonly userAgent?: string;
  /** Timeout of one attempt, including the body. */
  readonly timeoutMs?: number;
  readonly attempts?: number;
  /** A longer `Retry-After` is an error. */
  readonly longestWaitMs?: number;
  /** Maximum number of concurrent requests. */
  readonly concurrency?: number;
  readonly maxRecordBytes?: number;
  readonly maxPageBytes?: number;
  readonly clock?: Clock;
  /** Origins of private networks that the hub may redirect file requests to. They never receive the token. */
  readonly contentOrigins?: readonly string[];
  /** Called while a request takes long, and before a pause. */
  readonly onWait?: (wait: HubWait) => void;
}

export interface HubPage {
  readonly records: readonly unknown[];
  /** The query of the next page; `undefined` on the last one. */
  readonly next: string | undefined;
}

export interface HubClient {
  readonly baseUrl: string;
  /** The record as the hub sent it; `undefined` when it does not exist or is not accessible. */
  record(kind: RepoKind, id: string, signal?: AbortSignal): Promise<unknown>;
  /** `query` is that of the first page, or `next` of the previous one. */
  page(kind: RepoKind, query: string, signal?: AbortSignal): Promise<HubPage>;
  /** Only these fields, which the record itself may not have; `undefined` as for `record`. */
  fields(kind: RepoKind, id: string, names: readonly string[], signal?: AbortSignal): Promise<unknown>;
  /** A `fetch` for file headers of one repository: only this hub, within the limits. */
  fileFetch(limits: FileLimits, signal?: AbortSignal): FileFetch;
}

const mebibyte = 1024 * 1024;

export function hubClient(options: HubClientOptions): HubClient {
  const { token } = options;
  const base = baseOf(options.baseUrl);
  // Checked here, because `fetch` would include an invalid header value in its error message.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new HubError(
      'invalid-option',
      'The access token contains invalid characters. Check it for spaces and line breaks.',
    );
  }
  const clock = options.clock ?? systemClock;
  const turnstile = new Turnstile(options.concurrency ?? 4, clock);
  const headers = {
    'user-agent': options.userAgent ?? 'loadout',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const timeoutMs = options.timeoutMs ?? 30_000;
  const get = politeGet({
    headers: { accept: 'application/json', ...headers },
    clock,
    timeoutMs,
    attempts: options.attempts ?? 6,
    longestWaitMs: options.longestWaitMs ?? 600_000,
    turnstile,
    onWait: options.onWait,
  });
  const getRecord = async (kind: RepoKind, id: string, query: string, signal?: AbortSignal) => {
    if (repoIdProblem(id) !== undefined) return undefined;
    const url = new URL(`${base}/api/${kind}s/${id}${query}`);
    const answer = await get(url, options.maxRecordBytes ?? 16 * mebibyte, signal);
    if (isMissing(answer)) return undefined;
    refuseFailure(url, answer);
    return answer.json;
  };

  return {
    baseUrl: base,

    // Hubs leave out the sizes of the files unless they are requested.
    record: (kind, id, signal) => getRecord(kind, id, '?blobs=true', signal),

    fields: (kind, id, names, signal) =>
      getRecord(kind, id, `?${names.map((name) => `expand=${encodeURIComponent(name)}`).join('&')}`, signal),

    fileFetch: (limits, signal) =>
      fileFetch(
        { base, headers, clock, timeoutMs, turnstile, contentOrigins: options.contentOrigins },
        limits,
        signal,
      ),

    async page(kind, query, signal) {
      const url = new URL(`${base}/api/${kind}s`);
      url.search = query;
      const answer = await get(url, options.maxPageBytes ?? 128 * mebibyte, signal);
      refuseFailure(url, answer);
      if (!Array.isArray(answer.json)) {
        throw new HubError(
          'bad-answer',
          `${shown(url)} responded with JSON that is not an array`,
          answer.status,
        );
      }
      return { records: answer.json, next: nextQuery(url, answer.headers) };
    },
  };
}

function baseOf(given: string): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new HubError(
      'invalid-option',
      'The URL of the hub must start with http:// or https:// and have no user name or password.',
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/**
 * Only the query of the link is used, with the configured base URL: a mirror may pass on links to the original hub,
 * and the token must not be sent there.
 */
function nextQuery(current: URL, headers: Headers): string | undefined {
  const link = nextLink(headers.get('link'));
  const next = link === undefined ? null : URL.parse(link, current);
  if (!next) return undefined;
  if (next.search === current.search) {
    throw new HubError('bad-answer', `${shown(current)} links to itself as the next page`);
  }
  return next.search;
}

/** Hubs also respond with 401 for missing and private repositories, unless the token is invalid. */
function isMissing({ status, headers }: Answer): boolean {
  if (status === 404 || headers.get('x-error-code') === 'RepoNotFound') return true;
  return status === 401 && !/invalid credentials/i.test(headers.get('x-error-message') ?? '');
}

function refuseFailure(url: URL, { status }: Answer): void {
  if (status === 401 || status === 403) {
    throw new HubError('unauthorised', `${shown(url)} rejects this access token`, status);
  }
  if (status < 200 || status > 299) {
    throw new HubError('refused', `${shown(url)} responded with status ${status}`, status);
  }
}
