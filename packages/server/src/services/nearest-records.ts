/** @module Finds existing ids similar to an unknown one, by searching for its words together and one by one. */
import { type RepoKind, type SearchEngine, SearchError } from '@loadout/hub';
import { mostSimilar } from './similar.ts';

const candidates = 50;
/** Limits the searches for single words: each may scan every record. */
const searchedWords = 2;
/** Longer ids are truncated. */
const comparedLength = 100;

type Index = Pick<SearchEngine, 'search'>;

/** None while search is unavailable: whether a record exists does not depend on it. */
export async function nearestRecords(
  index: Index,
  kind: RepoKind,
  id: string,
  limit = 5,
): Promise<readonly string[]> {
  try {
    return await similarRecords(index, kind, id, limit);
  } catch (error) {
    if (error instanceof SearchError) return [];
    throw error;
  }
}

async function similarRecords(
  index: Index,
  kind: RepoKind,
  id: string,
  limit: number,
): Promise<readonly string[]> {
  const name = id.slice(0, comparedLength);
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, searchedWords);
  const found = new Set<string>();
  for (const text of [name, ...longest]) {
    if (found.size >= candidates) break;
    const { ids } = await index.search(kind, { text, limit: candidates, facets: [], sort: 'downloads' });
    for (const each of ids) found.add(each);
  }
  return mostSimilar(id, found, limit);
}
