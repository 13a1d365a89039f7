/** @module What to suggest for a search: the best results, and for the id of an unknown model the form to describe it. */
import type { SearchData, SearchEntry } from './search-data.ts';

export const suggestionsOf = (
  { query, describe, results }: SearchData,
  limit = Infinity,
): readonly SearchEntry[] => [
  ...(describe === undefined
    ? []
    : [{ kind: 'New', name: query, detail: 'Describe it and get its code', href: describe }]),
  ...results.slice(0, limit),
];
