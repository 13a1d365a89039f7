/** @module Lets pages of other origins read the JSON API, where LOADOUT_ALLOWED_ORIGINS names them. Never with credentials. */
import type { MiddlewareHandler } from 'hono';

const readMethods = new Set(['GET', 'HEAD']);

/** A read without headers of its own needs no preflight, so there is no answer to OPTIONS. */
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
