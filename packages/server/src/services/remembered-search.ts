/** @module Caches search results until a record changes: most requests repeat a few queries. */
import type { HubIndex } from '@loadout/hub';
import { LRUCache } from 'lru-cache';

/** A result is a page of ids and its facets, about ten kilobytes. */
const maxResults = 1_000;

type Search = HubIndex['search'];

export function rememberedSearch(index: Pick<HubIndex, 'search' | 'status'>): Search {
  const answers = new LRUCache<string, ReturnType<Search>>({ max: maxResults });
  return (kind, query) => {
    // A result holds for one position in the change sequence; results for older positions are evicted unused.
    const key = `${index.status().seq} ${kind} ${JSON.stringify(query)}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = index.search(kind, query);
    answers.set(key, found);
    return found;
  };
}
