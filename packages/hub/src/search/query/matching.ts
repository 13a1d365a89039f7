/** @module The documents that match a plan, in the segment and in the delta. */

import { type Bitmap, keepOnly } from '../bits/bitmap.ts';
import { addWithin } from '../bits/columns.ts';
import type { DeltaDocument, KindIndex } from '../live/kind-index.ts';
import type { Clause, Plan } from './plan.ts';
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
  if (plan.text !== undefined) keepOnly(fixed, plan.text.documentsIn(segment, true, pool));
  if (plan.params !== undefined) {
    const within = pool.empty();
    addWithin(within, segment.columns.params, plan.params.min, plan.params.max);
    keepOnly(fixed, within);
  }
  for (const clause of plan.required) pool.scoped(() => keepOnly(fixed, documentsOf(index, clause)));
  const bitmaps = plan.alternatives.map((clause) => documentsOf(index, clause));
  const fresh = deltaMatches(index, plan);
  const without = new Map<Facet, Matches>();
  plan.alternatives.forEach(({ facet }, own) => {
    if (uncounted(facet)) return;
    const bits = pool.copyOf(fixed);
    bitmaps.forEach((bitmap, i) => i !== own && keepOnly(bits, bitmap));
    without.set(facet, { segment: bits, sole: soleTerm(plan, facet), delta: fresh.without.get(facet) ?? [] });
  });
  for (const bitmap of bitmaps) keepOnly(fixed, bitmap);
  return { segment: fixed, sole: soleTerm(plan), delta: fresh.all, without };
}

function soleTerm(plan: Plan, ignoring?: Facet): number | undefined {
  if (plan.text !== undefined || plan.params !== undefined) return undefined;
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
  // Sets: a clause may have dozens of terms, and every document of the delta is checked.
  const required = plan.required.map(({ terms }) => new Set(terms));
  const alternatives = plan.alternatives.map(({ facet, terms }) => ({ facet, terms: new Set(terms) }));
  for (const document of index.delta.values()) {
    const match = fitsFixed(document, plan, required);
    if (match === undefined) continue;
    const failed = alternatives.filter(({ terms }) => !hasAny(document, terms));
    if (failed.length === 0) {
      all.push(match);
      for (const matches of without.values()) matches.push(match);
    } else if (failed.length === 1 && failed[0] !== undefined) {
      without.get(failed[0].facet)?.push(match);
    }
  }
  return { all, without };
}

function fitsFixed(
  document: DeltaDocument,
  plan: Plan,
  required: readonly ReadonlySet<number>[],
): DeltaMatch | undefined {
  const params = document.numbers.params ?? NaN;
  if (plan.params !== undefined && !(params >= plan.params.min && params <= plan.params.max))
    return undefined;
  if (!required.every((terms) => hasAny(document, terms))) return undefined;
  const tier = plan.text === undefined ? 0 : plan.text.tierOf(document.id, document.foldedId, document.words);
  return tier === undefined ? undefined : { document, tier };
}

const hasAny = (document: DeltaDocument, terms: ReadonlySet<number>): boolean =>
  document.terms.some((term) => terms.has(term));
