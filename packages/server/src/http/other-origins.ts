/** @module CORS: the origins in LOADOUT_ALLOWED_ORIGINS may read the JSON API, without credentials. */
import type { MiddlewareHandler } from 'hono';

const readMethods = new Set(['GET', 'HEAD']);

/** A GET without custom headers needs no preflight, so OPTIONS is not handled. */
export function readableFrom(origins: readonly string[]): MiddlewareHandler {
  const anywhere = origins.includes('*');
  return async (c, next) => {
    await next();
    if (!readMethods.has(c.req.method)) return;
    const origin = c.req.header('origin');
    if (anywhere) c.res.headers.set('access-control-allow-origin', '*');
    else {
      c.res.headers.append('vary', 'origin');
      if (origin !== undefined && origins.includes(origin))
        c.res.headers.set('access-control-allow-origin', origin);
    }
  };
}
