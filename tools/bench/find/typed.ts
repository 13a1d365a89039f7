/** @module Queries that were never typed before: beginnings of words, words of ids, typing errors, unfinished ids. */

import { below, type Random, seeded } from '../hub/random.ts';
import { judged } from './judged.ts';

const variants: readonly ((id: string, random: Random) => string)[] = [
  (id, random) => wordOf(id, random).slice(0, 1 + below(random, 4)),
  (id) => wordsOf(id).slice(-2).join(' '),
  (id, random) => withoutLetter(wordOf(id, random), random),
  (_id, random) => withoutLetter(judgedQuery(random), random),
  (_id, random) => judgedQuery(random).slice(0, 2 + below(random, 20)),
  (id, random) => id.slice(0, 3 + below(random, id.length)),
];

/** Without duplicates. */
export function typedQueries(ids: readonly string[], count: number): readonly string[] {
  const random = seeded(7);
  const queries = new Set<string>();
  for (let i = 0; i < count; i++) {
    const id = ids[below(random, ids.length)] ?? '';
    queries.add(variants[i % variants.length]?.(id, random) ?? '');
  }
  for (const { query } of judged) queries.delete(query);
  return [...queries];
}

const wordsOf = (id: string): readonly string[] => id.match(/[A-Za-z0-9]+/g) ?? [id];

const wordOf = (id: string, random: Random): string => {
  const words = wordsOf(id);
  return words[below(random, words.length)] ?? id;
};

const judgedQuery = (random: Random): string => judged[below(random, judged.length)]?.query ?? '';

function withoutLetter(text: string, random: Random): string {
  const at = below(random, text.length);
  return text.slice(0, at) + text.slice(at + 1);
}
