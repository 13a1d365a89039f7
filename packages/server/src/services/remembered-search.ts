/** @module Caches search results until a record changes: most requests repeat a few queries. */
import type { RepoKind, SearchEngine, SearchQuery, SearchResult } from '@loadout/hub';
import { LRUCache } from 'lru-cache';

/** Ids and facet values of all results together; each takes about a hundred bytes. */
const maxEntries = 300_000;

type Search = (kind: RepoKind, query: SearchQuery) => Promise<SearchResult>;

/** `threads`: each of them caches its part. */
export function rememberedSearch(index: Pick<SearchEngine, 'search' | 'status'>, threads = 1): Search {
  const answers = new LRUCache<string, SearchResult>({
    maxSize: Math.ceil(maxEntries / threads),
    sizeCalculation: ({ ids, facets }) =>
      1 + ids.length + Object.values(facets).reduce((sum, values) => sum + values.length, 0),
  });
  return async (kind, query) => {
    // A result is valid for one position in the change sequence; older results are evicted unused.
    const { seq, version = seq } = index.status();
    const key = `${version} ${kind} ${JSON.stringify(query)}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = await index.search(kind, query);
    answers.set(key, found);
    return found;
  };
}
