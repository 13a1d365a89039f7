/**
 * @module Caches search results until a record changes: most requests repeat a few queries. A result is kept as a few
 * texts: as hundreds of objects that live long, it would make every garbage collection longer.
 */
import type { RepoKind, SearchEngine, SearchQuery, SearchResult } from '@loadout/hub';
import { LRUCache } from 'lru-cache';

/** Texts of all results together, in characters. */
const maxCharacters = 8 * 1024 * 1024;

export interface RememberedSearch {
  find(kind: RepoKind, query: SearchQuery): Promise<SearchResult>;
  /** The same with the facets as JSON. */
  findPrinted(kind: RepoKind, query: SearchQuery): Promise<PrintedResult>;
}

export interface PrintedResult extends Omit<SearchResult, 'facets'> {
  readonly facets: string;
}

interface KeptResult extends Omit<PrintedResult, 'ids'> {
  /** One per line. */
  readonly ids: string;
}

/** `threads`: each of them caches its part. */
export function rememberedSearch(
  index: Pick<SearchEngine, 'search' | 'status'>,
  threads = 1,
): RememberedSearch {
  const kept = new LRUCache<string, KeptResult>({
    maxSize: Math.ceil(maxCharacters / threads),
    sizeCalculation: ({ ids, facets }, key) => key.length + ids.length + facets.length + 1,
  });

  const look = async (
    kind: RepoKind,
    query: SearchQuery,
  ): Promise<{ readonly known: KeptResult } | { readonly found: SearchResult; readonly facets: string }> => {
    // A result is valid for one position in the change sequence; older results are evicted unused.
    const { seq, version = seq } = index.status();
    const key = `${version} ${kind} ${JSON.stringify(query)}`;
    const known = kept.get(key);
    if (known !== undefined) return { known };
    const found = await index.search(kind, query);
    const facets = JSON.stringify(found.facets);
    kept.set(key, { ...found, facets, ids: found.ids.join('\n') });
    return { found, facets };
  };

  return {
    async find(kind, query) {
      const looked = await look(kind, query);
      if ('found' in looked) return looked.found;
      const facets: SearchResult['facets'] = JSON.parse(looked.known.facets);
      return { ...looked.known, facets, ids: idsOf(looked.known) };
    },
    async findPrinted(kind, query) {
      const looked = await look(kind, query);
      return 'found' in looked
        ? { ...looked.found, facets: looked.facets }
        : { ...looked.known, ids: idsOf(looked.known) };
    },
  };
}

const idsOf = ({ ids }: KeptResult): string[] => (ids === '' ? [] : ids.split('\n'));
