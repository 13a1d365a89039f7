/** @module Compresses responses as they stream: each chunk is flushed, so that the start of a page is not delayed. */
import { Duplex } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

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
  // Last, because asking for the body turns bytes into a stream, which takes longer than to send them.
  if (c.res.body === null) return;

  const headers = new Headers(c.res.headers);
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  const zipped = through(c.res.body, gzip);
  const { status } = c.res;
  c.res = undefined;
  c.res = new Response(zipped, { status, headers });
};

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

/** Whether an `Accept-Encoding` header allows a coding: `gzip;q=0` does not. */
export function accepts(header: string | undefined, coding: string): boolean {
  for (const part of header?.split(',') ?? []) {
    const [name, ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    if (name === coding || name === '*') return !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  }
  return false;
}
