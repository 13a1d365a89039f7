/** @module A `fetch` for the libraries that read file headers: only one hub, few bytes, no token for other origins. */

import type { Clock } from './clock.ts';
import { getFollowing } from './follow-redirects.ts';
import { HubError } from './hub-error.ts';
import { shown } from './polite-get.ts';
import { readBytes } from './read-body.ts';
import type { Turnstile } from './turnstile.ts';
import { requestedDelayMs } from './waiting.ts';

export interface FileLimits {
  /** For all requests together. */
  readonly maxBytes: number;
  /** Of one response. A hub that ignores the range and sends the whole file exceeds it. */
  readonly maxResponseBytes: number;
}

export type FileFetch = typeof fetch;

interface FileFetchOptions {
  /** URL of the hub, without a trailing slash. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly turnstile: Turnstile;
  readonly contentOrigins?: readonly string[] | undefined;
}

/** Bodies are read completely before the response is returned, so that the limits hold for every caller. */
export function fileFetch(options: FileFetchOptions, limits: FileLimits, signal?: AbortSignal): FileFetch {
  const { base, clock, timeoutMs, turnstile, contentOrigins } = options;
  let left = limits.maxBytes;

  const request = async (url: URL, headers: Readonly<Record<string, string>>, method: 'GET' | 'HEAD') => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await getFollowing(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(contentOrigins && { contentOrigins }),
    });
    if (response.status === 429) {
      turnstile.pause(Math.min(requestedDelayMs(response.headers, clock.now()) ?? timeoutMs, timeoutMs));
    }
    const body = await readBytes(response, Math.min(left, limits.maxResponseBytes));
    left -= body.length;
    return new Response(bodyless(response.status, method) ? null : body, {
      status: response.status,
      headers: response.headers,
    });
  };

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.href.startsWith(`${base}/`)) {
      throw new HubError('bad-answer', `${url.origin} is not the hub; its files are not read`);
    }
    const asked = new Headers(init.headers);
    const range = asked.get('range');
    const headers = { ...options.headers, ...(range !== null && { range }) };
    const method = init.method === 'HEAD' ? 'HEAD' : 'GET';
    try {
      return await turnstile.pass(() => request(url, headers, method), signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof HubError) throw error;
      throw new HubError('unavailable', `${shown(url)} cannot be read`);
    }
  };
}

const bodyless = (status: number, method: string): boolean =>
  method === 'HEAD' || status === 204 || status === 304;
