/** @module Fetches the README.md of a repository from a hub, at one revision, up to a size limit. */

import { repoIdProblem } from '../records/repo-id.ts';
import type { RepoKind } from '../store/store.ts';
import { systemClock } from './clock.ts';
import { getFollowing } from './follow-redirects.ts';
import { HubError } from './hub-error.ts';
import { shown } from './polite-get.ts';
import { Turnstile } from './turnstile.ts';

export interface CardSourceOptions {
  /** Base URL of the hub, without a trailing slash. */
  readonly baseUrl: string;
  readonly token?: string | undefined;
  readonly timeoutMs?: number;
  readonly concurrency?: number;
  /** The rest of a longer README is not read. */
  readonly maxBytes: number;
  /** As in `HubClientOptions`: hosts of a private network that large files may come from. */
  readonly contentOrigins?: readonly string[] | undefined;
}

/** Why a repository cannot be read; without a token a hub does not tell a private one from a deleted one. */
export type Withdrawal = 'deleted' | 'gated' | 'private' | 'renamed';

export type FetchedCard =
  | { readonly state: 'found'; readonly markdown: string; readonly revision: string }
  /** The repository has no README.md. */
  | { readonly state: 'none' }
  | { readonly state: 'withdrawn'; readonly why: Withdrawal; readonly movedTo?: string };

export interface CardSource {
  fetch(kind: RepoKind, id: string, revision?: string): Promise<FetchedCard>;
}

const file = 'README.md';

export function cardSource(options: CardSourceOptions): CardSource {
  const { baseUrl, token, timeoutMs = 8_000, maxBytes, contentOrigins = [] } = options;
  const turnstile = new Turnstile(options.concurrency ?? 4, systemClock);
  const headers = {
    accept: 'text/markdown, text/plain, */*',
    'user-agent': 'loadout',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return {
    async fetch(kind, id, revision = 'main') {
      if (repoIdProblem(id) !== undefined) return { state: 'none' };
      const path = kind === 'model' ? id : `${kind}s/${id}`;
      const url = new URL(`${baseUrl}/${path}/resolve/${encodeURIComponent(revision)}/${file}`);
      return turnstile.pass(async () => {
        try {
          const signal = AbortSignal.timeout(timeoutMs);
          const response = await getFollowing(url, { headers, signal, contentOrigins });
          return await cardOf(response, { url, id, maxBytes });
        } catch (error) {
          if (error instanceof HubError) throw error;
          throw new HubError('unavailable', `${shown(url)} cannot be reached`);
        }
      });
    },
  };
}

interface Asked {
  readonly url: URL;
  readonly id: string;
  readonly maxBytes: number;
}

async function cardOf(response: Response, { url, id, maxBytes }: Asked): Promise<FetchedCard> {
  const { status, headers } = response;
  const code = headers.get('x-error-code') ?? '';
  const movedTo = newId(response.url, url, id);
  if (movedTo !== undefined || !response.ok) await response.body?.cancel();
  if (movedTo !== undefined) return { state: 'withdrawn', why: 'renamed', movedTo };
  if (response.ok) {
    const markdown = await textUpTo(response, maxBytes);
    return { state: 'found', markdown, revision: headers.get('x-repo-commit') ?? '' };
  }
  if (code === 'GatedRepo' || status === 403) return { state: 'withdrawn', why: 'gated' };
  if (status === 401) return { state: 'withdrawn', why: 'private' };
  if (code === 'RepoNotFound' || status === 410) return { state: 'withdrawn', why: 'deleted' };
  if (status === 404) return { state: 'none' };
  throw new HubError(
    status === 429 ? 'rate-limited' : 'refused',
    `${shown(url)} responded with status ${status}`,
    status,
  );
}

/** The id in the address that a hub redirects a renamed repository to. */
function newId(answeredBy: string, asked: URL, id: string): string | undefined {
  const at = URL.parse(answeredBy);
  if (at === null || at.origin !== asked.origin || at.pathname === asked.pathname) return undefined;
  const [before = '', after = ''] = asked.pathname.split(id);
  const moved = decodeURIComponent(at.pathname);
  if (!moved.startsWith(before) || !moved.endsWith(decodeURIComponent(after))) return undefined;
  const found = moved.slice(before.length, moved.length - decodeURIComponent(after).length);
  return found === id || repoIdProblem(found) !== undefined ? undefined : found;
}

/** One byte more than the limit is kept, so that the reader can tell that the text was longer. */
async function textUpTo(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop cancels the body.
    if (size > maxBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes + 1)).replaceAll('\0', '\uFFFD');
}
