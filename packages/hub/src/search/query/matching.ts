/** @module The documents that match a plan, in the segment and in the delta. */

import { type Bitmap, keepOnly } from '../bits/bitmap.ts';
import { addAbsent, addWithin } from '../bits/columns.ts';
import type { DeltaDocument, KindIndex } from '../live/kind-index.ts';
import { keepFitting, needsAtMost } from './memory-limit.ts';
import type { Clause, Plan, Range } from './plan.ts';
import type { Facet } from './query.ts';
import type { Tier } from './text-query.ts';

export interface DeltaMatch {
  readonly document: DeltaDocument;
  /** How well it matches the text; 0 without a text. */
  readonly tier: Tier;
}

export interface Matches {
  readonly segment: Bitmap;
  /** The term that alone determines `segment`, if there is exactly one. */
  readonly sole: number | undefined;
  readonly delta: readonly DeltaMatch[];
}

export interface AllMatches extends Matches {
  /** For each facet with a filter: the matches without that filter. */
  readonly without: ReadonlyMap<Facet, Matches>;
}

/** The bitmaps belong to the index's pool. */
export function findMatches(index: KindIndex, plan: Plan, uncounted: (facet: Facet) => boolean): AllMatches {
  const { pool, segment } = index;
  const fixed = pool.copyOf(index.live);
  if (plan.text !== undefined) keepOnly(fixed, plan.text.documentsIn(segment, pool));
  if (plan.memory !== undefined) keepFitting(fixed, segment.columns, plan.memory);
  for (const clause of plan.required) pool.scoped(() => keepOnly(fixed, documentsOf(index, clause)));
  const optional = optionalFilters(index, plan);
  const fresh = deltaMatches(index, plan);
  const without = new Map<Facet, Matches>();
  for (const { facet } of optional) {
    if (uncounted(facet)) continue;
    const bits = pool.copyOf(fixed);
    for (const other of optional) if (other.facet !== facet) keepOnly(bits, other.bits);
    without.set(facet, { segment: bits, sole: soleTerm(plan, facet), delta: fresh.without.get(facet) ?? [] });
  }
  for (const { bits } of optional) keepOnly(fixed, bits);
  return { segment: fixed, sole: soleTerm(plan), delta: fresh.all, without };
}

interface OptionalFilter {
  /** Ignored when this facet is counted. */
  readonly facet: Facet;
  readonly bits: Bitmap;
}

function optionalFilters(index: KindIndex, plan: Plan): OptionalFilter[] {
  const filters: OptionalFilter[] = plan.alternatives.map((clause) => ({
    facet: clause.facet,
    bits: documentsOf(index, clause),
  }));
  if (plan.params !== undefined) filters.push({ facet: 'params', bits: documentsWithin(index, plan.params) });
  return filters;
}

function documentsWithin({ segment, pool }: KindIndex, { min, max, unknown }: Range): Bitmap {
  const bits = pool.empty();
  addWithin(bits, segment.columns.params, min, max);
  if (unknown) addAbsent(bits, segment.columns.params);
  return bits;
}

function soleTerm(plan: Plan, ignoring?: Facet): number | undefined {
  if (plan.text !== undefined || plan.memory !== undefined) return undefined;
  if (plan.params !== undefined && ignoring !== 'params') return undefined;
  const clauses = [...plan.required, ...plan.alternatives.filter(({ facet }) => facet !== ignoring)];
  const [first] = clauses;
  return clauses.length === 1 && first?.terms.length === 1 ? first.terms[0] : undefined;
}

/** Read-only: it may be part of the index. */
function documentsOf({ segment, pool }: KindIndex, clause: Clause): Bitmap {
  const terms = clause.terms.filter((term) => term < segment.terms.size);
  const [only] = terms;
  if (terms.length === 1 && only !== undefined) return segment.documentsOfTerms.of(only, pool);
  const bits = pool.empty();
  for (const term of terms) segment.documentsOfTerms.addTo(bits, term, term + 1);
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
