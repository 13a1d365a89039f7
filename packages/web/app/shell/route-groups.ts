/**
 * @module The routes of a request by the first part of its path. The router compares a path with every route it has;
 * with those of one kind of page only, it has a tenth of them.
 */
import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

const isStatic = (part: string): boolean => !/[:*?]/.test(part);

/** The router requests the data of a page alone at its path with this ending. */
const dataEnding = '.data';
export const isForData = (pathname: string): boolean => pathname.endsWith(dataEnding);

/** The first part of a path, for a request of its data too. */
export function firstPart(pathname: string): string {
  const [, part = ''] = pathname.split('/', 2);
  return part.endsWith(dataEnding) ? part.slice(0, -dataEnding.length) : part;
}

/** The routes of each first part that some route names, each group with the routes that fit any path. */
export function routeGroups(routes: Routes): ReadonlyMap<string, Routes> {
  const shared: Routes = {};
  const groups = new Map<string, Routes>();
  for (const [id, route] of Object.entries(routes)) {
    const [part = ''] = (route?.path ?? '').replace(/^\//, '').split('/');
    const isOfOnePart = route !== undefined && part !== '' && isStatic(part);
    if (!isOfOnePart) shared[id] = route;
    else groups.set(part, { ...groups.get(part), [id]: route });
  }
  return new Map([...groups].map(([part, own]) => [part, { ...shared, ...own }]));
}
