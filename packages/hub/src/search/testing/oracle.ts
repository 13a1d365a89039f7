/** @module The oracle: the rules of search in the simplest form, as a reference for the index. */

import { foldId } from '../../store/store.ts';
import type { IndexedFields } from '../fields/fields.ts';
import {
  type Facet,
  type FacetCount,
  facets,
  type MemoryLimit,
  type SearchQuery,
  type SortMeasure,
  sortMeasures,
} from '../query/query.ts';
import { nameKey, nameOf, queryWords, wordsOf, wordsOfTag } from '../fields/words.ts';

export interface OracleAnswer {
  /** All of them, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  readonly figures: readonly SortMeasure[];
  readonly unknown: readonly { readonly filter: Facet; readonly value: string }[];
}

export function oracle(documents: readonly IndexedFields[], query: SearchQuery): OracleAnswer {
  const matching = documents.filter((fields) => matches(fields, query));
  const wanted = query.facets ?? facets;
  return {
    total: matching.length,
    ids: inOrder(matching, query),
    facets: Object.fromEntries(wanted.map((facet) => [facet, countsOf(documents, query, facet)])),
    figures: sortMeasures.filter((measure) =>
      documents.some(({ numbers }) => numbers[measure] !== undefined),
    ),
    unknown: facets.flatMap((facet) =>
      [...new Set(selected(query, facet))]
        .filter((value) => !documents.some((fields) => has(fields, facet, value)))
        .map((value) => ({ filter: facet, value })),
    ),
  };
}

function selected(query: SearchQuery, facet: Facet): readonly string[] {
  if (facet === 'params') return [];
  if (facet !== 'gated') return query.filters?.[facet] ?? [];
  return query.filters?.gated === undefined ? [] : [String(query.filters.gated)];
}

const has = (fields: IndexedFields, facet: Facet, value: string): boolean =>
  fields.terms[facet].some((own) => own.toLowerCase() === value.toLowerCase());

function matches(fields: IndexedFields, query: SearchQuery, ignoring?: Facet): boolean {
  if (ignoring !== 'params' && !isInRange(fields.numbers.params, query.params ?? {})) return false;
  if (query.memory !== undefined && !isWithinMemory(fields, query.memory)) return false;
  if (!hasWords(fields, query.text ?? '', true)) return false;
  return facets.every((facet) => {
    const values = selected(query, facet);
    if (facet === 'tag') return values.every((value) => has(fields, facet, value));
    return facet === ignoring || values.length === 0 || values.some((value) => has(fields, facet, value));
  });
}

function isInRange(
  params: number | undefined,
  { min, max, unknown = false }: NonNullable<SearchQuery['params']>,
): boolean {
  if (min === undefined && max === undefined) return true;
  return params === undefined ? unknown : params >= (min ?? -Infinity) && params <= (max ?? Infinity);
}

/** 1 KiB is 1,024 bytes: weights are in KiB, the cache in bytes per token. Both sides have the 24 bits of a score. */
const isWithinMemory = ({ numbers: { weights, cache } }: IndexedFields, limit: MemoryLimit): boolean =>
  weights !== undefined &&
  cache !== undefined &&
  Math.fround(weights * 1024 + cache * limit.context) <= Math.fround(limit.max);

/** Whole words must be in the id or the tags; word prefixes may also be in the summary. */
function hasWords(fields: IndexedFields, text: string, lastMayBeginOnly: boolean): boolean {
  const chunks = queryWords(text);
  if (chunks.length === 0) return true;
  const own = lastMayBeginOnly ? [...ownWords(fields), ...fields.summary] : ownWords(fields);
  return chunks.every((readings, c) =>
    readings.some((reading) =>
      reading.every((word, w) => {
        const begun = lastMayBeginOnly && c === chunks.length - 1 && w === reading.length - 1;
        return own.some((candidate) => (begun ? candidate.startsWith(word) : candidate === word));
      }),
    ),
  );
}

const wordsKept = new WeakMap<IndexedFields, readonly string[]>();

function ownWords(fields: IndexedFields): readonly string[] {
  const kept = wordsKept.get(fields);
  if (kept !== undefined) return kept;
  const words = [...wordsOf(fields.id), ...fields.terms.tag.flatMap((tag) => [...wordsOfTag(tag)])];
  wordsKept.set(fields, words);
  return words;
}

function tier(fields: IndexedFields, text: string): number {
  const id = foldId(fields.id);
  const typed = foldId(text.trim());
  if (id === typed) return 0;
  const name = nameKey(nameOf(fields.id));
  if (!typed.includes('/') && name === nameKey(text)) return 1;
  if (typed.includes('/') ? id.startsWith(typed) : name.startsWith(nameKey(text))) return 2;
  return hasWords(fields, text, false) ? 3 : 4;
}

function inOrder(documents: readonly IndexedFields[], query: SearchQuery): string[] {
  const { sort = 'relevance', text = '' } = query;
  const searched = sort === 'relevance' && queryWords(text).length > 0;
  return documents
    .map((fields) => ({ fields, tier: searched ? tier(fields, text) : 0 }))
    .toSorted((a, b) => a.tier - b.tier || compare(a.fields, b.fields, query))
    .map(({ fields }) => fields.id);
}

function compare(a: IndexedFields, b: IndexedFields, { sort = 'relevance', direction }: SearchQuery): number {
  const popularity =
    figures(a.numbers.downloads, b.numbers.downloads) ||
    figures(a.numbers.score, b.numbers.score) ||
    byBytes(foldId(a.id), foldId(b.id));
  if (sort === 'relevance') return popularity;
  const descending = figures(a.numbers[sort], b.numbers[sort]) || popularity;
  const both = a.numbers[sort] !== undefined && b.numbers[sort] !== undefined;
  return direction === 'asc' && both ? -descending : descending;
}

function figures(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return b - a;
}

function countsOf(documents: readonly IndexedFields[], query: SearchQuery, facet: Facet): FacetCount[] {
  const counts = new Map<string, number>();
  for (const fields of documents.filter((each) => matches(each, query, facet))) {
    for (const value of fields.terms[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const found = [...counts]
    .filter(([value]) => value.toLowerCase().includes((query.facetText ?? '').toLowerCase()))
    .map(([value, count]) => ({ value, count }))
    .toSorted(byCount);
  const top = found.slice(0, query.facetLimit ?? 20);
  const chosen = new Set(selected(query, facet).map((value) => value.toLowerCase()));
  const existing = new Set(documents.flatMap((fields) => fields.terms[facet]));
  const missing = [...existing].filter(
    (value) => chosen.has(value.toLowerCase()) && !top.some((entry) => entry.value === value),
  );
  return [...top, ...missing.map((value) => ({ value, count: counts.get(value) ?? 0 })).toSorted(byCount)];
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const byCount = (a: FacetCount, b: FacetCount): number =>
  b.count - a.count || byBytes(a.value.toLowerCase(), b.value.toLowerCase()) || byBytes(a.value, b.value);
