/** @module Words within an edit distance: candidates from the cluster's dictionary, distances calculated here. */

import { z } from 'zod';
import type { RepoKind } from '../../store/store.ts';
import { compareUtf8 } from '../bits/bytes.ts';
import { StringList } from '../bits/string-list.ts';
import { similarWords } from '../segment/similar-words.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';
import { kindClause } from './filters.ts';
import { fieldNames } from './layout.ts';
import { readAnswer } from './read-answer.ts';
import type { MultiSearch } from './search.ts';
import { all } from './text-clauses.ts';

const suggested = 200;
/** Suggestions per shard, before the best are selected. */
const inspected = 5_000;

const schema = z.object({
  hits: z.object({ total: z.object({ value: z.number() }) }),
  suggest: z
    .object({
      similar: z.array(z.object({ options: z.array(z.object({ text: z.string(), freq: z.number() })) })),
    })
    .optional(),
});

export async function clusterSimilarWords(
  send: MultiSearch,
  kind: RepoKind,
  word: string,
  limit: number,
): Promise<readonly SimilarWord[]> {
  const field = fieldNames.words(kind);
  const term = {
    field,
    analyzer: 'keyword',
    suggest_mode: 'always',
    max_edits: Math.min(2, limit),
    // More than one error: only words with the same first character.
    prefix_length: limit > 1 ? 1 : 0,
    min_word_length: 1,
    size: suggested,
    shard_size: inspected,
    max_inspections: 1_000,
    max_term_freq: 1_000_000_000,
    accuracy: 0,
  };
  const [answer] = await send([
    {
      size: 0,
      track_total_hits: true,
      query: all([kindClause(kind), { term: { [field]: word } }]),
      ...(limit > 0 && { suggest: { similar: { text: word, term } } }),
    },
  ]);
  const { hits, suggest } = readAnswer(schema, answer);
  const counts = new Map(
    suggest?.similar.flatMap(({ options }) =>
      options.map(({ text, freq }): [string, number] => [text, freq]),
    ),
  );
  if (hits.total.value > 0) counts.set(word, hits.total.value);
  const words = [...counts.keys()].toSorted(compareUtf8);
  const strings = new StringList();
  for (const each of words) strings.push(each);
  return similarWords(strings.strings(), word, limit).map(({ place, distance }) => {
    const each = words[place] ?? '';
    return { word: each, distance, documents: counts.get(each) ?? 0 };
  });
}
