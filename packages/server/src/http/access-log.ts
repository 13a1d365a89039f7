/** @module One line per request, when asked for: what was asked, how it ended, how long it took. No query, no headers. */
import type { MiddlewareHandler } from 'hono';

export type Log = (line: string) => void;

export const accessLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const milliseconds = (performance.now() - start).toFixed(1);
    log(
      `${new Date().toISOString()} ${c.req.method} ${printable(c.req.path)} ${c.res.status} ${milliseconds}ms`,
    );
  };

/** A path may carry anything, a terminal's escape code among it. */
const printable = (path: string): string => path.replaceAll(/[^\x21-\x7e]/g, '?');
