/** @module Converts a search request of the site or the API to an index query. */
import { fitLimit, parseMachine } from '@loadout/catalogue';
import type { SearchQuery } from '@loadout/hub';
import { definedFields } from '../defined.ts';
import type { SearchRequest } from '../services.ts';

/** Throws a `CatalogueError` where `fits` names no machine. */
export function searchQuery(request: SearchRequest): SearchQuery {
  const { text, params, sort, direction, limit, cursor, facets, facetLimit, facetText, ...others } = request;
  const { fits, context, ...filters } = others;
  const memory = fits === undefined ? undefined : fitLimit(parseMachine(fits), context);
  const rest = { text, params, memory, sort, direction, limit, cursor, facets, facetLimit, facetText };
  return { ...definedFields(rest), filters: definedFields(filters) };
}
