/** @module Every route of the server and of the site, with its limits. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Api } from '../../../../packages/server/src/api/new-api.ts';
import {
  declaredBy,
  defaultLimits,
  type RouteLimits,
} from '../../../../packages/server/src/http/limits/route-limits.ts';
import siteRoutes from '../../../../packages/web/app/routes.ts';

export interface Route {
  readonly method: string;
  /** With parameters in braces, as in OpenAPI. */
  readonly path: string;
  readonly limits: RouteLimits;
  /** Requires the admin token. */
  readonly guarded: boolean;
}

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

export function allRoutes(app: Api): readonly Route[] {
  const routes = [...serverRoutes(app), ...pageRoutes(siteRoutes)];
  return [...new Map(routes.map((route) => [nameOf(route), route])).values()];
}

/** Middleware of a whole folder (`/api/*`) is not a route; MCP, which takes any method, is. */
function serverRoutes(app: Api): readonly Route[] {
  const handlers = Map.groupBy(
    app.routes.filter(({ method, path }) => !path.includes('*') && (method !== 'ALL' || path === '/mcp')),
    ({ method, path }) => `${method === 'ALL' ? 'POST' : method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  return [...handlers].map(([name, entries]) => {
    const [method = '', path = ''] = name.split(' ');
    const declared = entries.map(({ handler }) => declaredBy(handler)).find((found) => found !== undefined);
    return { method, path, limits: declared ?? defaultLimits, guarded: isGuarded(method, path) };
  });
}

const isGuarded = (method: string, path: string): boolean =>
  method === 'PUT' ||
  method === 'DELETE' ||
  (method === 'POST' && /^\/api\/(?:models|datasets|spaces)$/.test(path));

/**
 * Pages with their JSON and Markdown forms. The server has one route for all of them, so they have the default limits.
 */
function pageRoutes(entries: readonly RouteConfigEntry[]): readonly Route[] {
  return entries.map(({ path = '', index = false }) => {
    const shown = index ? '/' : path.startsWith('/') || path === '*' ? path : `/${path}`;
    return {
      method: shown === '/theme' ? 'POST' : 'GET',
      path: shown === '*' ? '/{any other}' : shown.replaceAll(/:(\w+)\??/g, '{$1}'),
      limits: defaultLimits,
      guarded: false,
    };
  });
}
