/**
 * @module Paths in other letter case, such as `/Models`: one spelling of each path is served, the others redirect to
 * it. Parameters are left to the pages, which know how their names are written.
 */

/** The path as the routes spell it, if that differs. Routes are written in lower case. */
export function routeSpelling(patterns: readonly string[], path: string): string | undefined {
  if (!/[A-Z]/.test(path)) return undefined;
  const parts = path.split('/');
  const fitting = (fold: Fold) => patterns.find((pattern) => fits(pattern.split('/'), parts, fold));
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

type Fold = (text: string) => string;
const asWritten: Fold = (text) => text;
const lowerCase: Fold = (text) => text.toLowerCase();

const isParameter = (part: string): boolean => part.startsWith(':');

function fits(pattern: readonly string[], parts: readonly string[], fold: Fold): boolean {
  if (parts.length > pattern.length) return false;
  return pattern.every((part, at) => {
    const given = parts[at];
    const [, optional = '', ending = ''] = /^:\w+(\??)(.*)$/.exec(part) ?? [];
    if (given === undefined) return optional !== '' && ending === '';
    return isParameter(part) ? fold(given).endsWith(ending) : fold(given) === part;
  });
}
