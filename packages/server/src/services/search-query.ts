/** @module A search as the site and the API ask for it, in the words of the index. */
import type { SearchQuery } from '@loadout/hub';
import { definedFields } from '../defined.ts';
import type { SearchRequest } from '../services.ts';

export function searchQuery(request: SearchRequest): SearchQuery {
  const { task, library, language, license, author, tag, app, provider, gated, ...rest } = request;
  const filters = definedFields({ task, library, language, license, author, tag, app, provider, gated });
  return { ...definedFields(rest), filters };
}
