/** @module Facet counts: how many of the matches have each value, exactly, by whichever way is shortest. */

import { type Bitmap, countBits, listBits, removeAll } from './bitmap.ts';
import type { KindIndex } from './kind-index.ts';
import type { AllMatches, Matches } from './matching.ts';
import type { Plan } from './plan.ts';
import { type Facet, type FacetCount, facets } from './query.ts';
import type { Tally } from './tally.ts';
import { TopTerms } from './top-terms.ts';

export function countFacets(
  index: KindIndex,
  plan: Plan,
  matches: AllMatches,
  wanted: readonly Facet[],
  limit: number,
): Partial<Record<Facet, readonly FacetCount[]>> {
  const counted: Partial<Record<Facet, readonly FacetCount[]>> = {};
  const count = (some: readonly Facet[], found: Matches): void => {
    const tally = tallyOf(index, found, some);
    for (const [facet, top] of topOf(index, tally, some, limit)) {
      counted[facet] = withSelected(index, tally, top, selectedTerms(plan, facet));
    }
  };
  const ownSets = wanted.filter((facet) => matches.without.has(facet));
  for (const facet of ownSets) count([facet], matches.without.get(facet) ?? matches);
  const others = wanted.filter((facet) => !matches.without.has(facet));
  if (others.length > 0) count(others, matches);
  return counted;
}

/** The documents themselves, all the others, or the lists of the values: whatever touches least memory. */
function tallyOf(index: KindIndex, matches: Matches, some: readonly Facet[]): Tally {
  const { segment, terms } = index;
  const tally = index.tally();
  const matching = countBits(matches.segment);
  const others = index.liveInSegment - matching;
  const perDocument = segment.forward.unitsPerDocument;
  const costs = {
    matching: matching * perDocument,
    others: others * perDocument + segment.terms.size,
    lists: index.costOfLists(some),
  };
  if (costs.matching <= Math.min(costs.others, costs.lists)) {
    countDocuments(index, tally, matches.segment);
  } else if (costs.others <= costs.lists) {
    const rest = index.pool.copyOf(index.live);
    removeAll(rest, matches.segment);
    countDocuments(index, tally, rest);
    tally.complement(terms.countsInSegment);
  } else {
    for (const facet of some) {
      for (const term of segment.terms.termsOf(facet)) {
        tally.add(term, segment.documentsOfTerms.countIn(matches.segment, term));
      }
    }
  }
  for (const { document } of matches.delta) for (const term of document.terms) tally.add(term, 1);
  return tally;
}

function countDocuments({ segment, ordinals }: KindIndex, tally: Tally, bits: Bitmap): void {
  segment.forward.countInto(tally, ordinals, listBits(bits, ordinals));
}

function topOf(index: KindIndex, tally: Tally, some: readonly Facet[], limit: number): Map<Facet, TopTerms> {
  const tops = facets.map((facet) =>
    some.includes(facet) ? new TopTerms(limit, index.terms, tally) : undefined,
  );
  for (let i = 0; i < tally.touchedLength; i++) {
    const term = tally.touched[i] ?? 0;
    tops[index.terms.facetIndexOf(term)]?.offer(term);
  }
  const found = new Map<Facet, TopTerms>();
  facets.forEach((facet, i) => {
    const top = tops[i];
    if (top !== undefined) found.set(facet, top);
  });
  return found;
}

function selectedTerms(plan: Plan, facet: Facet): readonly number[] {
  const own = facet === 'tag' ? plan.required : plan.alternatives.filter((clause) => clause.facet === facet);
  return [...new Set(own.flatMap((clause) => clause.terms))];
}

function withSelected(
  index: KindIndex,
  tally: Tally,
  top: TopTerms,
  selected: readonly number[],
): FacetCount[] {
  const listed = top.terms();
  const missing = new TopTerms(selected.length, index.terms, tally);
  for (const term of selected) if (!listed.includes(term)) missing.offer(term);
  return [...listed, ...missing.terms()].map((term) => ({
    value: index.terms.valueOf(term),
    count: tally.counts[term] ?? 0,
  }));
}
