/**
 * @module Serves pages from a cache. A cached page is valid for one version of the records, which is read at every
 * request, and for at most one hour, because pages show relative dates.
 */
import type { Bytes } from '../http/gzip.ts';
import type { LoadContext, Render } from '../load-context.ts';
import type { Services } from '../services.ts';
import { KeptPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';
import { observedServices, PageReads } from './page-reads.ts';

/**
 * Everything of a request that its page depends on, apart from the records: URL, choices in cookies, system.
 * `undefined` when the response must not be cached.
 */
export type PageKey = (request: Request) => string | undefined;

interface PageServer {
  readonly services: Services;
  readonly render: Render;
  readonly keyOf: PageKey;
  readonly cache: PageCache;
}

type Serve = (request: Request, context: Omit<LoadContext, 'now'>) => Promise<Response>;

const hourMs = 3_600_000;

/** The time that pages show: by the hour, so that a page is the same for an hour. */
export const pageTime = (): number => Math.floor(Date.now() / hourMs) * hourMs;

export function servePages({ services, render, keyOf, cache }: PageServer): Serve {
  const rendering = new Map<string, Promise<KeptPage | undefined>>();
  /** The cache is not used while the store is unavailable. */
  const currentVersion = (): Promise<string | undefined> => services.recordsVersion().catch(() => undefined);

  return async (request, context) => {
    const key = keyOf(request);
    const now = pageTime();
    if (key === undefined) return render(request, { ...context, now });
    const acceptEncoding = request.headers.get('accept-encoding') ?? undefined;

    const answer = async (page: KeptPage): Promise<Response> => {
      const before = page.size;
      const response = await page.response(request);
      const recount = (): void => {
        if (cache.has(key, page) && page.size !== before) cache.keep(key, page);
      };
      recount();
      page.improve(acceptEncoding)?.then(recount, () => undefined);
      return response;
    };

    const known = await cache.find(key, currentVersion);
    if (known) return answer(known);

    const version = await currentVersion();
    const name = `${version} ${now} ${key}`;
    // A page that another request waits for was started with the current version.
    const waiting = rendering.get(name);
    const shared = waiting && (await waiting);
    if (shared) return answer(shared);

    const { promise, resolve } = Promise.withResolvers<KeptPage | undefined>();
    rendering.set(name, promise);
    let page: KeptPage | undefined;
    try {
      const reads = new PageReads();
      reads.limit(now + hourMs);
      let taken: Bytes | undefined;
      const response = await render(asGet(request), {
        ...context,
        services: observedServices(services, reads),
        now,
        takeBody: (body) => {
          taken = body;
        },
      });
      if (!isKeepable(response, taken)) return withBody(request, response, taken);
      const body = taken ?? new Uint8Array(await response.arrayBuffer());
      page = new KeptPage(response.headers, body, {
        version: reads.ofRecords ? version : undefined,
        until: reads.until,
      });
      await page.pack(acceptEncoding);
      const isKnown = version !== undefined || !reads.ofRecords;
      if (isKnown && reads.until > Date.now()) cache.keep(key, page);
      else resolve(undefined);
      return await page.response(request);
    } finally {
      rendering.delete(name);
      resolve(page);
    }
  };
}

/** Files have their own ETag, and images are cached where they are drawn. */
const isKeepable = ({ status, headers, body }: Response, taken: Bytes | undefined): boolean =>
  status === 200 &&
  (taken !== undefined || body !== null) &&
  !headers.has('etag') &&
  !(headers.get('content-type') ?? '').startsWith('image/');

/** The cached page serves GET and HEAD. `If-None-Match` is checked here, not by the page. */
function asGet(request: Request): Request {
  if (request.method === 'GET') return request;
  return new Request(request.url, { headers: request.headers, signal: request.signal });
}

function withBody(request: Request, response: Response, taken: Bytes | undefined): Response {
  const isHead = request.method === 'HEAD';
  if (!isHead && taken === undefined) return response;
  const { status, headers } = response;
  void response.body?.cancel();
  return new Response(isHead ? null : (taken ?? null), { status, headers });
}
