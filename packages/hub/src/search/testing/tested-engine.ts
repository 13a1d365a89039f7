/** @module What the conformance suites need of an engine, and the engine in memory in this form. */

import type { IndexedFields } from '../fields/fields.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { type Candidate, candidatesFor } from '../query/candidates.ts';
import { type Listed, listStretch, type Stretch } from '../query/listing.ts';
import type { SearchQuery, SearchResult } from '../query/query.ts';
import { search } from '../query/search.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';
import type { Write } from './arbitraries.ts';
import { indexOf, writeIndex } from './fixtures.ts';

type Awaitable<T> = T | Promise<T>;

/** Models only. */
export interface TestedEngine {
  search(query: SearchQuery): Awaitable<SearchResult>;
  candidates(text: string, limit: number): Awaitable<readonly Candidate[]>;
  similarWords(word: string, limit: number): Awaitable<readonly SimilarWord[]>;
  list(stretch: Stretch): Awaitable<readonly Listed[]>;
  count(): number;
  /** When it resolves, searches find the result. */
  write(writes: readonly Write[]): Awaitable<void>;
}

/** An engine that contains exactly these documents. */
export type OpenEngine = (documents: readonly IndexedFields[]) => Awaitable<TestedEngine>;

export const builtInMemory: OpenEngine = (documents) => inMemory(indexOf(documents));

export const writtenInMemory: OpenEngine = (documents) => {
  const index = indexOf([]);
  for (const fields of documents) index.put(fields);
  return inMemory(index);
};

const inMemory = (index: KindIndex): TestedEngine => ({
  search: (query) => search(index, query),
  candidates: (text, limit) => candidatesFor(index, text, limit),
  similarWords: (word, limit) => index.similarTo(word, limit),
  list: (stretch) => listStretch(index, stretch),
  count: () => index.count,
  write: (writes) => writeIndex(index, writes),
});

/** More than any test has: an engine whose pages never end fails here, where a time limit could not interrupt it. */
const mostPages = 2000;

export async function allPages(
  engine: TestedEngine,
  query: SearchQuery,
  limit: number,
  between?: () => Awaitable<void>,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await engine.search({ ...query, limit, ...(cursor === undefined ? {} : { cursor }) });
    ids.push(...page.ids);
    cursor = page.next;
    if (cursor === undefined) return ids;
    await between?.();
  }
  throw new Error(`The search has more than ${mostPages} pages of ${limit}: it never reaches the last one.`);
}
