/** @module A search as the site and the API ask for it, in the words of the index. */
import type { SearchQuery } from '@loadout/hub';
import { definedFields } from '../defined.ts';
import type { SearchRequest } from '../services.ts';

export function searchQuery(request: SearchRequest): SearchQuery {
  const { text, params, sort, direction, limit, cursor, facets, facetLimit, ...filters } = request;
  const rest = { text, params, sort, direction, limit, cursor, facets, facetLimit };
  return { ...definedFields(rest), filters: definedFields(filters) };
}
