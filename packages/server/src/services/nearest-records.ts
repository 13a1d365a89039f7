/** @module Known ids that look like one that is not known: by its words, all of them or one by one. */
import type { HubIndex, RepoKind } from '@loadout/hub';
import { mostSimilar } from './similar.ts';

const candidatesPerWord = 100;
const comparedWords = 6;

export function nearestRecords(index: HubIndex, kind: RepoKind, id: string, limit = 5): readonly string[] {
  const name = id.slice(0, 300);
  const find = (text: string) => index.search(kind, { text, limit: candidatesPerWord, facets: [] }).ids;
  const whole = find(name);
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const parts = words.toSorted((a, b) => b.length - a.length).slice(0, comparedWords);
  const candidates = new Set([...whole, ...parts.flatMap(find)]);
  return mostSimilar(id, candidates, limit);
}
