/** @module Converts a search request of the site or the API to an index query. */
import type { SearchQuery } from '@loadout/hub';
import { definedFields } from '../defined.ts';
import type { SearchRequest } from '../services.ts';

export function searchQuery(request: SearchRequest): SearchQuery {
  const { text, params, sort, direction, limit, cursor, facets, facetLimit, facetText, ...filters } = request;
  const rest = { text, params, sort, direction, limit, cursor, facets, facetLimit, facetText };
  return { ...definedFields(rest), filters: definedFields(filters) };
}
