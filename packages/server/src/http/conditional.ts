/** @module ETags and conditional requests for buffered GET responses. */
import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { textOf } from './known-text.ts';

/** The ETag is weak because the same response may be sent compressed or not. */
export const conditional: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return;
  if (c.res.status !== 200 || c.res.headers.has('etag')) return;
  const known = textOf(c.res);
  const body = known ?? new Uint8Array(await c.res.arrayBuffer());
  const tag = `W/"${hash('sha1', body, 'base64url')}"`;
  const { headers } = c.res;
  headers.set('etag', tag);
  headers.set('content-length', String(Buffer.byteLength(body)));
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  if (matches(c.req.header('if-none-match'), tag)) {
    for (const name of ['content-type', 'content-length']) headers.delete(name);
    replace(c, new Response(null, { status: 304, headers }));
  } else if (known === undefined) {
    replace(c, new Response(body, { status: 200, headers }));
  }
};

/** Hono merges the headers of the old response into the new one unless the old one is cleared first. */
function replace(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}

export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => opaque(each.trim()) === opaque(tag));
}

const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);
