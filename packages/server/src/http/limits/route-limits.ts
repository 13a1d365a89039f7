/** @module Limits of a route, declared where the route is: as a middleware among its handlers. Others have the defaults. */
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

export interface RouteLimits {
  /** Largest body; `streamed` leaves the counting to the route, which reads the body as it arrives. */
  readonly body: number | 'streamed';
  /** Whether the response must begin within LOADOUT_REQUEST_TIMEOUT. */
  readonly deadline: boolean;
}

export const kilobytes = (count: number): number => count * 1024;

/** For every route that does not declare its own: small forms, and requests that have no use for a body. */
export const defaultLimits: RouteLimits = { body: kilobytes(1), deadline: true };

/** For every route. */
export const queryLimits = { bytes: kilobytes(8), parameters: 100 };

const declared = new WeakMap<object, RouteLimits>();

/** Declares limits, on a middleware that routes need anyway or on one of its own. The first of a route's counts. */
export function limits(
  own: Partial<RouteLimits>,
  handler: MiddlewareHandler = (_c, next) => next(),
): MiddlewareHandler {
  declared.set(handler, { ...defaultLimits, ...own });
  return handler;
}

export const declaredBy = (handler: object): RouteLimits | undefined => declared.get(handler);

export function limitsOf(c: Context): RouteLimits {
  for (const { handler } of matchedRoutes(c)) {
    const found = declaredBy(handler);
    if (found !== undefined) return found;
  }
  return defaultLimits;
}
