/** @module The query parameters that pages read. Others are dropped, so that links do not repeat parameters that others appended. */
import { listFilters } from '../features/browse/filters.ts';
import { rangeFields, unknownSizeParameter } from '../features/browse/range.ts';
import { optionNames } from '@loadout/react';
import { isForData } from './route-groups.ts';

const single = new Set<string>([
  // Search and lists
  'q',
  'sort',
  'params',
  rangeFields.min,
  rangeFields.max,
  unknownSizeParameter,
  'open',
  'find',
  'start',
  'gated',
  'fits',
  'cursor',
  'part',
  // Snippet panels
  ...optionNames,
  'block',
  'client',
  'config',
  'example',
  'format',
  'manager',
  'panel',
  'revision',
  'os',
  'way',
  // Playground
  'record',
  'kind',
  'id',
  'pipeline_tag',
  'library_name',
  'tags',
  // Libraries, quantization and downloads
  'snippets',
  'filterable',
  'verified',
  'context',
  'parameters',
  'paths',
  'rule',
  // Hardware
  'hardware',
  'device',
  'count',
  'memory',
  'ram',
  'model',
  'vendor',
  // Comparison
  'add',
]);
const lists = new Set<string>([...listFilters, 'models', 'devices']);
const valuesPerList = 20;

export const isKnownParameter = (name: string): boolean => single.has(name) || lists.has(name);

/** A single parameter counts once, as `get` reads it. The result is detached: changing it does not rewrite a URL. */
export function knownParameters(given: URLSearchParams): URLSearchParams {
  const seen = new Map<string, Set<string>>();
  const kept = new URLSearchParams();
  for (const [name, value] of given) {
    const values = seen.get(name) ?? new Set();
    seen.set(name, values);
    const most = lists.has(name) ? valuesPerList : single.has(name) ? 1 : 0;
    if (values.size >= most || values.has(value)) continue;
    values.add(value);
    kept.append(name, value);
  }
  return kept;
}

/** React Router's own parameter: the routes whose data a client navigation needs. */
const routesParameter = '_routes';

/** The query of a page's address, or of its data's, with the parameters that some page reads. */
export function knownSearch({ pathname, searchParams }: URL): string {
  const kept = knownParameters(searchParams);
  const routes = isForData(pathname) ? searchParams.get(routesParameter) : null;
  if (routes !== null) kept.append(routesParameter, routes);
  return kept.toString();
}

/** The request of a page, or of its data, without the parameters that no page reads. */
export function withKnownParameters(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const url = new URL(request.url);
  if (url.search === '') return request;
  const search = knownSearch(url);
  if (search === url.search.slice(1)) return request;
  url.search = search;
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
}
