/** @module One JSON line per request, when LOADOUT_ACCESS_LOG is on. No query, no headers, no body. */
import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

export type Log = (line: string) => void;

export const accessLog =
  (log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (c, next) => {
    const start = performance.now();
    await next();
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        level: 'info',
        id: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round((performance.now() - start) * 10) / 10,
      }),
    );
  };
