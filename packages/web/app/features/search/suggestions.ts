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

/** Only models, for a page that takes one. */
export const modelsIn = (
  { results }: SearchData,
  hrefOf: (id: string) => string,
  limit: number,
): readonly SearchEntry[] =>
  results
    .filter(({ kind }) => kind === 'Model')
    .slice(0, limit)
    .map(({ kind, name, detail, matched }) => ({ kind, name, detail, matched, href: hrefOf(name) }));
