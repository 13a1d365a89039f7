/**
 * @module Compresses responses. A stream is compressed chunk by chunk with a flush after each, so that its start
 * is not delayed; a text that is already complete is compressed in one call.
 */
import { Duplex } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { type Bytes, gzipped } from './gzip.ts';
import { textOf } from './known-text.ts';

const compressible =
  /^(?:text\/|application\/(?:json|[\w.-]+\+json|javascript|xml|[\w.-]+\+xml)|image\/svg\+xml)/;
const smallestWorthwhile = 1024;

export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const type = c.res.headers.get('content-type') ?? '';
  if (!compressible.test(type) || type.startsWith('text/event-stream')) return;
  c.res.headers.append('vary', 'accept-encoding');
  if (!accepts(c.req.header('accept-encoding'), 'gzip')) return;
  if (c.req.method === 'HEAD' || c.res.headers.has('content-encoding')) return;
  if (Number(c.res.headers.get('content-length') ?? smallestWorthwhile) < smallestWorthwhile) return;
  const text = textOf(c.res);
  if (text !== undefined) {
    const body = await gzipped(text);
    replace(c, body, body.byteLength);
    return;
  }
  // Checked last: reading `body` converts bytes to a stream, which is slower than sending them.
  if (c.res.body !== null)
    replace(c, through(c.res.body, createGzip({ flush: constants.Z_SYNC_FLUSH })), undefined);
};

function replace(c: Context, body: Bytes | ReadableStream<Uint8Array>, length: number | undefined): void {
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  headers.set('content-encoding', 'gzip');
  if (length === undefined) headers.delete('content-length');
  else headers.set('content-length', String(length));
  c.res = undefined;
  c.res = new Response(body, { status, headers });
}

/** Copies through a reader, because the DOM's stream types, which responses use, are incompatible with those of Node. */
function through(body: ReadableStream<Uint8Array>, gzip: Duplex): ReadableStream<Uint8Array> {
  const { readable, writable } = Duplex.toWeb(gzip);
  // The readable side reports the failure; this only avoids an unhandled rejection.
  body.pipeTo(writable).catch(() => undefined);
  const reader = readable.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Whether an `Accept-Encoding` header allows a coding: `gzip;q=0` does not. `*` stands for all that it does not name. */
export function accepts(header: string | undefined, coding: string): boolean {
  let others = false;
  for (const part of header?.split(',') ?? []) {
    const [name, ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    if (name !== coding && name !== '*') continue;
    const isAllowed = !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
    if (name === coding) return isAllowed;
    others = isAllowed;
  }
  return others;
}
