/** @module Limits declared per route, by a middleware among its handlers; other routes use the defaults. */
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

export interface RouteLimits {
  /** Largest body in bytes; with `streamed`, the route counts the bytes as it reads them. */
  readonly body: number | 'streamed';
  /** Whether the response must begin within LOADOUT_REQUEST_TIMEOUT. */
  readonly deadline: boolean;
}

export const kilobytes = (count: number): number => count * 1024;

/** Enough for small forms; most requests have no body. */
export const defaultLimits: RouteLimits = { body: kilobytes(1), deadline: true };

/** Apply to every route. */
export const queryLimits = { bytes: kilobytes(8), parameters: 100 };

const declared = new WeakMap<object, RouteLimits>();

/** Attaches limits to a middleware of the route, or to a new one. The first one of a route applies. */
export function limits(
  own: Partial<RouteLimits>,
  handler: MiddlewareHandler = (_c, next) => next(),
): MiddlewareHandler {
  declared.set(handler, { ...defaultLimits, ...own });
  return handler;
}

export const declaredBy = (handler: object): RouteLimits | undefined => declared.get(handler);

export function limitsOf(c: Context): RouteLimits {
  let hasRoute = false;
  for (const { handler, method } of matchedRoutes(c)) {
    const found = declaredBy(handler);
    // A catch-all route has limits too, which do not apply to the routes below it.
    if (found !== undefined && !(hasRoute && method === 'ALL')) return found;
    hasRoute ||= method !== 'ALL';
  }
  return defaultLimits;
}
