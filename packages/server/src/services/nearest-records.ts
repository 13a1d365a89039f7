/** @module Known ids that look like one that is not known: by its words, all of them or one by one. */
import type { HubIndex, RepoKind } from '@loadout/hub';
import { mostSimilar } from './similar.ts';

const candidates = 50;
/** Searches for single words: each may go through every record. */
const searchedWords = 2;
/** Longer ids are cut: their beginning finds what is near. */
const comparedLength = 100;

export function nearestRecords(index: HubIndex, kind: RepoKind, id: string, limit = 5): readonly string[] {
  const name = id.slice(0, comparedLength);
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, searchedWords);
  const found = new Set<string>();
  for (const text of [name, ...longest]) {
    if (found.size >= candidates) break;
    for (const each of index.search(kind, { text, limit: candidates, facets: [], sort: 'downloads' }).ids)
      found.add(each);
  }
  return mostSimilar(id, found, limit);
}
