/** @module An id for every request: the one the proxy sent, or a new one. The response includes it. */
import type { MiddlewareHandler } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';

const assign = requestId({ limitLength: 64 });

/** Hono's header is lost when a handler returns its own `Response`. */
export const identified: MiddlewareHandler<{ Variables: RequestIdVariables }> = (c, next) =>
  assign(c, async () => {
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
  });
