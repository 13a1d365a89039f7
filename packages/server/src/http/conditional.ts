/** @module ETags and conditional requests for buffered GET answers. */
import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The tag is weak because the same answer may travel compressed or not. */
export const conditional: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return;
  if (c.res.status !== 200 || c.res.headers.has('etag')) return;
  const body = await c.res.arrayBuffer();
  const tag = `W/"${hash('sha1', new Uint8Array(body), 'base64url')}"`;
  const headers = new Headers(c.res.headers);
  headers.set('etag', tag);
  headers.set('content-length', String(body.byteLength));
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  const fresh = matches(c.req.header('if-none-match'), tag);
  if (fresh) for (const name of ['content-type', 'content-length']) headers.delete(name);
  // The context merges the headers of an answer that is replaced: clear it first.
  c.res = undefined;
  c.res = fresh ? new Response(null, { status: 304, headers }) : new Response(body, { status: 200, headers });
};

export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => opaque(each.trim()) === opaque(tag));
}

const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);
