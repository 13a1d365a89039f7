/**
 * @module Paths in other letter case, such as `/Models`: one spelling of each path is served, the others redirect to
 * it. Parameters are left to the pages, which know how their names are written.
 */
import { asWritten, type Fold, fits, isParameter, lowerCase } from './route-match.ts';

/** The path as the routes spell it, if that differs. Routes are written in lower case. */
export function routeSpelling(patterns: readonly string[], path: string): string | undefined {
  if (!/[A-Z]/.test(path)) return undefined;
  const parts = path.split('/');
  const fitting = (fold: Fold) => patterns.find((pattern) => fits(pattern, path, fold));
  if (fitting(asWritten) !== undefined) return undefined;
  const spelled = fitting(lowerCase)
    ?.split('/')
    .map((part, at) => (isParameter(part) ? parts[at] : part))
    .filter((part) => part !== undefined)
    .join('/');
  return spelled === path ? undefined : spelled;
}

/** Redirects a request for a page in another spelling. */
export function spellingRedirect(patterns: readonly string[], request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  const spelled = routeSpelling(patterns, url.pathname);
  return spelled === undefined
    ? undefined
    : new Response(null, { status: 301, headers: { location: spelled + url.search } });
}
