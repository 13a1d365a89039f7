/** @module The documents that match a plan, in the segment and in the delta. */

import type { Bitmap } from '../bits/bitmap.ts';
import { addAbsent, addWithin } from '../bits/columns.ts';
import type { DeltaDocument, KindIndex } from '../live/kind-index.ts';
import { DocumentSet } from './document-set.ts';
import { keepFitting, needsAtMost } from './memory-limit.ts';
import type { Clause, Plan, Range } from './plan.ts';
import type { Facet } from './query.ts';
import type { Tier } from './text-query.ts';
import { bitsOf, type Documents } from './word-documents.ts';

export interface DeltaMatch {
  readonly document: DeltaDocument;
  /** How well it matches the text; 0 without a text. */
  readonly tier: Tier;
}

export interface UnfinishedWord {
  readonly word: string;
  /** Its documents in the segment, with those that were deleted. */
  readonly bits: Bitmap;
}

export interface Matches {
  readonly segment: DocumentSet;
  /** The terms that alone determine `segment`; `undefined` where something else does too. */
  readonly terms: readonly number[] | undefined;
  /** The unfinished word that alone determines `segment`; `undefined` where something else does too. */
  readonly word: UnfinishedWord | undefined;
  /** Terms that every match in the segment has. */
  readonly common: readonly number[];
  readonly delta: readonly DeltaMatch[];
}

export interface AllMatches extends Matches {
  /** For each facet with a filter: the matches without that filter. */
  readonly without: ReadonlyMap<Facet, Matches>;
}

/** The sets belong to the index's pool. */
export function findMatches(index: KindIndex, plan: Plan, uncounted: (facet: Facet) => boolean): AllMatches {
  const fixed = fixedFilters(index, plan);
  const optional = optionalFilters(index, plan);
  const fresh = deltaMatches(index, plan);
  const without = new Map<Facet, Matches>();
  for (const { facet } of optional) {
    if (uncounted(facet)) continue;
    const others = optional.filter((other) => other.facet !== facet);
    without.set(facet, { ...intersect(index, [...fixed, ...others]), delta: fresh.without.get(facet) ?? [] });
  }
  return { ...intersect(index, [...fixed, ...optional]), delta: fresh.all, without };
}

/** One condition: a term, or a set of documents. */
type Filter = { readonly term: number } | (Documents & { readonly word?: string | undefined });
type OptionalFilter = Filter & {
  /** Ignored when this facet is counted. */
  readonly facet: Facet;
};

function fixedFilters(index: KindIndex, plan: Plan): Filter[] {
  const { pool, segment } = index;
  const filters: Filter[] = plan.required.map((clause) => filterOf(index, clause));
  const { text, memory } = plan;
  if (text === undefined && memory === undefined) return filters;
  const documents = text?.documentsIn(segment, pool) ?? { bits: pool.copyOf(index.live) };
  if (memory === undefined) return [...filters, { ...documents, word: text?.onlyWord }];
  const bits = bitsOf(documents, pool);
  keepFitting(bits, segment.columns, memory);
  return [...filters, { bits }];
}

function optionalFilters(index: KindIndex, plan: Plan): OptionalFilter[] {
  const filters: OptionalFilter[] = plan.alternatives.map((clause) => ({
    facet: clause.facet,
    ...filterOf(index, clause),
  }));
  if (plan.params !== undefined) filters.push({ facet: 'params', bits: documentsWithin(index, plan.params) });
  return filters;
}

function filterOf({ segment, pool }: KindIndex, clause: Clause): Filter {
  const terms = clause.terms.filter((term) => term < segment.terms.size);
  const [only] = terms;
  if (terms.length === 1 && only !== undefined) return { term: only };
  const bits = pool.empty();
  for (const term of terms) segment.documentsOfTerms.addTo(bits, term);
  return { bits };
}

function intersect(index: KindIndex, filters: readonly Filter[]): Omit<Matches, 'delta'> {
  const { pool, segment } = index;
  const common = distinctTerms(index, filters);
  const bitmaps = filters.flatMap((filter) => ('bits' in filter ? [filter.bits] : []));
  const lists = filters.flatMap((filter) => ('list' in filter ? [filter.list] : []));
  const isByTerms = bitmaps.length + lists.length === 0;
  for (const term of common) {
    const list = segment.documentsOfTerms.listOf(term);
    if (list === undefined) bitmaps.push(segment.documentsOfTerms.of(term, pool));
    else lists.push(list);
  }
  if (index.dead.length > 0 || bitmaps.length + lists.length === 0) bitmaps.push(index.live);
  const count = isByTerms ? storedTotal(index, common) : undefined;
  return {
    segment: new DocumentSet(pool, { bitmaps, lists, count }),
    terms: isByTerms ? common : undefined,
    word: onlyWord(filters),
    common,
  };
}

function onlyWord([only, ...others]: readonly Filter[]): UnfinishedWord | undefined {
  if (only === undefined || others.length > 0 || !('bits' in only) || only.word === undefined)
    return undefined;
  return { word: only.word, bits: only.bits };
}

/** Without terms that are implied by another one, because every document with that one has them. */
function distinctTerms({ segment }: KindIndex, filters: readonly Filter[]): number[] {
  const terms = [...new Set(filters.flatMap((filter) => ('term' in filter ? [filter.term] : [])))];
  const { counts } = segment.terms;
  const isImplied = (term: number, by: number): boolean => {
    const ofOther = counts[by] ?? 0;
    if (segment.pairs.both(term, by) !== ofOther) return false;
    // Of two with the same documents, one stays.
    return ofOther < (counts[term] ?? 0) || by < term;
  };
  return terms.filter((term) => !terms.some((other) => other !== term && isImplied(term, other)));
}

/** The live documents of the segment with these terms, if that is known without counting. */
function storedTotal(
  { terms: { countsInSegment }, segment, dead }: KindIndex,
  terms: readonly number[],
): number | undefined {
  const [a, b] = terms;
  if (a === undefined) return segment.count - dead.length;
  if (b === undefined) return countsInSegment[a];
  return terms.length === 2 && dead.length === 0 ? segment.pairs.both(a, b) : undefined;
}

function documentsWithin({ segment, pool }: KindIndex, { min, max, unknown }: Range): Bitmap {
  const bits = pool.empty();
  addWithin(bits, segment.columns.params, min, max);
  if (unknown) addAbsent(bits, segment.columns.params, segment.count);
  return bits;
}

function deltaMatches(
  index: KindIndex,
  plan: Plan,
): { all: DeltaMatch[]; without: Map<Facet, DeltaMatch[]> } {
  const all: DeltaMatch[] = [];
  const without = new Map<Facet, DeltaMatch[]>(plan.alternatives.map(({ facet }) => [facet, []]));
  if (plan.params !== undefined) without.set('params', []);
  // Sets: a clause may have dozens of terms, and every document of the delta is checked.
  const required = plan.required.map(({ terms }) => new Set(terms));
  const alternatives = plan.alternatives.map(({ facet, terms }) => ({ facet, terms: new Set(terms) }));
  const documents = plan.text?.deltaDocuments(index.deltaWords) ?? index.delta.values();
  for (const document of documents) {
    const match = fitsFixed(document, plan, required);
    if (match === undefined) continue;
    const failed = alternatives
      .filter(({ terms }) => !hasAny(document, terms))
      .map(({ facet }): Facet => facet);
    if (plan.params !== undefined && !isWithin(document.numbers.params, plan.params)) failed.push('params');
    const [first] = failed;
    if (first === undefined) {
      all.push(match);
      for (const matches of without.values()) matches.push(match);
    } else if (failed.length === 1) {
      without.get(first)?.push(match);
    }
  }
  return { all, without };
}

const isWithin = (params: number | undefined, { min, max, unknown }: Range): boolean =>
  params === undefined ? unknown : params >= min && params <= max;

function fitsFixed(
  document: DeltaDocument,
  plan: Plan,
  required: readonly ReadonlySet<number>[],
): DeltaMatch | undefined {
  if (plan.memory !== undefined && !needsAtMost(document.numbers, plan.memory)) return undefined;
  if (!required.every((terms) => hasAny(document, terms))) return undefined;
  const tier = plan.text === undefined ? 0 : plan.text.tierOf(document);
  return tier === undefined ? undefined : { document, tier };
}

const hasAny = (document: DeltaDocument, terms: ReadonlySet<number>): boolean =>
  document.terms.some((term) => terms.has(term));
