/** @module Client of the hub API: single records and paginated listings. */

import { repoIdProblem } from '../records/repo-id.ts';
import type { RepoKind } from '../store/store.ts';
import { type Clock, systemClock } from './clock.ts';
import { HubError } from './hub-error.ts';
import { nextLink } from './link-header.ts';
import { type Answer, politeGet, shown } from './polite-get.ts';

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
}

const mebibyte = 1024 * 1024;

export function hubClient(options: HubClientOptions): HubClient {
  const { token } = options;
  const base = baseOf(options.baseUrl);
  // Checked here, because `fetch` would include an invalid header value in its error message.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new HubError('invalid-option', 'The access token holds characters that no token has');
  }
  const get = politeGet({
    headers: {
      accept: 'application/json',
      'user-agent': options.userAgent ?? 'loadout',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    clock: options.clock ?? systemClock,
    timeoutMs: options.timeoutMs ?? 30_000,
    attempts: options.attempts ?? 6,
    longestWaitMs: options.longestWaitMs ?? 600_000,
    concurrency: options.concurrency ?? 4,
  });

  return {
    baseUrl: base,

    async record(kind, id, signal) {
      if (repoIdProblem(id) !== undefined) return undefined;
      const url = new URL(`${base}/api/${kind}s/${id}`);
      const answer = await get(url, options.maxRecordBytes ?? 16 * mebibyte, signal);
      if (isMissing(answer)) return undefined;
      refuseFailure(url, answer);
      return answer.json;
    },

    async page(kind, query, signal) {
      const url = new URL(`${base}/api/${kind}s`);
      url.search = query;
      const answer = await get(url, options.maxPageBytes ?? 128 * mebibyte, signal);
      refuseFailure(url, answer);
      if (!Array.isArray(answer.json)) {
        throw new HubError('bad-answer', `${shown(url)} did not answer with a list`, answer.status);
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
      'The address of the hub must be http://… or https://… without a user',
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
    throw new HubError('bad-answer', `${shown(current)} names a page as the next of itself`);
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
    throw new HubError('unauthorised', `${shown(url)} does not let this token in`, status);
  }
  if (status < 200 || status > 299) {
    throw new HubError('refused', `${shown(url)} answered with status ${status}`, status);
  }
}
