/** @module Rate-limited GET of JSON with timeout, size limit, retries and backoff. */

import type { Clock } from './clock.ts';
import { getFollowing } from './follow-redirects.ts';
import { HubError } from './hub-error.ts';
import { readJson } from './read-body.ts';
import type { Turnstile } from './turnstile.ts';
import { backoffMs, requestedDelayMs } from './waiting.ts';

export interface PoliteOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly attempts: number;
  readonly longestWaitMs: number;
  readonly turnstile: Turnstile;
  /** Called while a request takes long, and before a pause. */
  readonly onWait?: ((wait: HubWait) => void) | undefined;
}

/** What the client waits for. */
export interface HubWait {
  /** Without the query. */
  readonly url: string;
  /** `response`: for that long already. `pause`: that long from now, because the hub requested it or failed. */
  readonly reason: 'response' | 'pause';
  readonly ms: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

export type PoliteGet = (url: URL, maxBytes: number, signal?: AbortSignal) => Promise<Answer>;

/** A temporary failure, with the delay that the hub requested. */
interface Trouble {
  readonly error: HubError;
  readonly delayMs: number | undefined;
}

const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

export function politeGet(options: PoliteOptions): PoliteGet {
  const { clock, attempts, longestWaitMs, turnstile, onWait } = options;
  return async (url, maxBytes, signal) => {
    for (let attempt = 0; ; attempt += 1) {
      const watched = () => watch(url, onWait, () => ask(url, maxBytes, options, signal));
      const outcome = await turnstile.pass(watched, signal);
      if (!('error' in outcome)) return outcome;
      const { error, delayMs } = outcome;
      if (attempt + 1 >= attempts || (delayMs ?? 0) > longestWaitMs) throw error;
      const ms = delayMs ?? backoffMs(attempt, clock.random());
      onWait?.({ url: shown(url), reason: 'pause', ms });
      if (delayMs !== undefined) turnstile.pause(delayMs);
      else await clock.sleep(ms, signal);
    }
  };
}

const slowMs = 5_000;

/** Reports every five seconds that the work is still waiting. */
async function watch<T>(url: URL, onWait: PoliteOptions['onWait'], work: () => Promise<T>): Promise<T> {
  if (!onWait) return work();
  const start = performance.now();
  const timer = setInterval(
    () => onWait({ url: shown(url), reason: 'response', ms: Math.round(performance.now() - start) }),
    slowMs,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function ask(
  url: URL,
  maxBytes: number,
  { headers, clock, timeoutMs }: PoliteOptions,
  signal?: AbortSignal,
): Promise<Answer | Trouble> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await getFollowing(url, {
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { status } = response;
    if (passing.has(status)) {
      await response.body?.cancel();
      return { error: statusError(url, status), delayMs: requestedDelayMs(response.headers, clock.now()) };
    }
    const body = await readJson(response, maxBytes);
    if (!body && response.ok) {
      return trouble(
        new HubError('bad-answer', `${shown(url)} responded with something that is not JSON`, status),
      );
    }
    return { status, headers: response.headers, json: body?.json };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof HubError) throw error;
    const reason = timeout.aborted ? `no response within ${timeoutMs} ms` : connectionReason(error);
    return trouble(new HubError('unavailable', `${shown(url)} cannot be reached (${reason})`));
  }
}

function trouble(error: HubError): Trouble {
  return { error, delayMs: undefined };
}

function statusError(url: URL, status: number): HubError {
  return status === 429
    ? new HubError('rate-limited', `${shown(url)} limits the rate of requests`, status)
    : new HubError('unavailable', `${shown(url)} responded with status ${status}`, status);
}

/** `fetch` puts the reason into `cause`; only its error code is reported. */
function connectionReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'the connection failed';
}

/** Without the query, which may be long. */
export function shown(url: URL): string {
  return `${url.origin}${url.pathname}`;
}
