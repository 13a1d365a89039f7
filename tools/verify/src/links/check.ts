/** @module Requests URLs, a few at a time, and returns the state of each. */
import type { OutsideAddress } from './collect.ts';

/**
 * `ok`: exists. `moved`: redirected to another host. `gone`: 404 or 410. `refused`: another error status, which some
 * hosts return to programs. `unreachable`: no response.
 */
export type LinkState = 'ok' | 'moved' | 'gone' | 'refused' | 'unreachable';

export interface CheckedLink extends OutsideAddress {
  readonly state: LinkState;
  /** The status, the new address or the reason. */
  readonly detail: string;
}

export interface CheckOptions {
  readonly concurrency?: number;
  readonly timeoutMs?: number;
  readonly onChecked?: (done: number) => void;
}

export async function checkLinks(
  addresses: readonly OutsideAddress[],
  { concurrency = 8, timeoutMs = 15_000, onChecked }: CheckOptions = {},
): Promise<readonly CheckedLink[]> {
  const checked: CheckedLink[] = [];
  const waiting = [...addresses];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      checked.push({ ...next, ...(await ask(next.url, timeoutMs)) });
      onChecked?.(checked.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const places = new Map(addresses.map(({ url }, at) => [url, at]));
  return checked.toSorted((a, b) => (places.get(a.url) ?? 0) - (places.get(b.url) ?? 0));
}

type Outcome = Pick<CheckedLink, 'state' | 'detail'>;

async function ask(url: string, timeoutMs: number): Promise<Outcome> {
  try {
    const head = await request(url, 'HEAD', timeoutMs);
    // Some hosts do not support HEAD.
    return head.status < 400 ? outcomeOf(url, head) : outcomeOf(url, await request(url, 'GET', timeoutMs));
  } catch (error) {
    return { state: 'unreachable', detail: reasonOf(error) };
  }
}

async function request(url: string, method: 'GET' | 'HEAD', timeoutMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, signal, headers: { 'user-agent': 'loadout' } });
  await response.body?.cancel();
  return response;
}

function outcomeOf(url: string, response: Response): Outcome {
  const { status } = response;
  if (status === 404 || status === 410) return { state: 'gone', detail: String(status) };
  if (status >= 400) return { state: 'refused', detail: String(status) };
  // A file is often redirected to a content host; its address stays the one to use.
  const to = URL.parse(response.url);
  const isMoved =
    response.redirected && to !== null && to.host !== new URL(url).host && !/\/resolve\//.test(url);
  return isMoved ? { state: 'moved', detail: to.href } : { state: 'ok', detail: String(status) };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the request failed';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
