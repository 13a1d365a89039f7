/** @module An id for every request: that of the proxy before us, or a new one. The response carries it. */
import type { MiddlewareHandler } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';

const assign = requestId({ limitLength: 64 });

/** Hono's own header is lost where a handler gives a response it made itself. */
export const identified: MiddlewareHandler<{ Variables: RequestIdVariables }> = (c, next) =>
  assign(c, async () => {
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
  });
