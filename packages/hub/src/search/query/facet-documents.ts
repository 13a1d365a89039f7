/** @module Facet counts by documents: reads what every match has, or every non-match. */

import { type Counted, type FacetRequest, listed } from './facet-request.ts';
import { listableTerms } from './listable-terms.ts';
import type { Listing } from './listed-documents.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';
import { type Facet, facets } from './query.ts';
import type { Frequent } from './term-counters.ts';
import type { Tally } from '../bits/tally.ts';
import { TopTerms } from './top-terms.ts';

/** By the column of the facet, at every match. */
export function topFromColumn(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  facet: Facet,
  listing: Listing,
): Counted {
  const tally = index.tally();
  index.segment.facetColumns.countInto(tally, facet, index.ordinals, listing.list(false));
  return topOf(index, matches, { ...request, facets: [facet] }, tally);
}

/** By all terms of every match, from all the places where they are: for a few matches. */
export function topFromFew(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  listing: Listing,
): Counted {
  const tally = index.tally();
  const { forward, combinations, facetColumns } = index.segment;
  const length = listing.list(false);
  forward.countAllInto(tally, index.ordinals, length);
  combinations.countInto(tally, index.ordinals, length);
  facetColumns.countWideInto(tally, index.ordinals, length);
  return topOf(index, matches, request, tally);
}

/** By the terms of every match; those that are not stored there must be in `frequent`. */
export function topFromDocuments(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  frequent: Frequent,
  listing: Listing,
): Counted {
  const { forward, terms } = index.segment;
  const tally = index.tally();
  eachCount(frequent, (term, count) => tally.add(term, count));
  const length = listing.list(false);
  const isWorthwhile = length * forward.unitsPerDocument > tally.touchedLength;
  const ends = isWorthwhile
    ? listableTerms(index, matches, request, topsOf(index, request, tally))
    : new Uint32Array(facets.length).fill(terms.size);
  forward.countInto(tally, index.ordinals, length, {
    from: frequent.allBelow,
    ends,
    facetIndexes: terms.facetIndexes,
  });
  return topOf(index, matches, request, tally);
}

/** By the terms of every non-match, which are counted in all documents. */
export function topFromOthers(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  frequent: Frequent,
  listing: Listing,
): Counted {
  const tally = index.tally();
  index.segment.forward.countAllInto(tally, index.ordinals, listing.list(true));
  const { countsInSegment } = index.terms;
  eachCount(frequent, (term, count) => tally.set(term, (countsInSegment[term] ?? 0) - count));
  tally.complement(countsInSegment);
  return topOf(index, matches, request, tally);
}

function eachCount(frequent: Frequent, use: (term: number, count: number) => void): void {
  for (let term = 0; term < frequent.end; term++) if (frequent.has(term)) use(term, frequent.count(term));
}

function topOf(index: KindIndex, matches: Matches, request: FacetRequest, tally: Tally): Counted {
  for (const { document } of matches.delta) for (const term of document.terms) tally.add(term, 1);
  const tops = topsOf(index, request, tally);
  const counted: Counted = {};
  for (const facet of request.facets) {
    const top = tops[facets.indexOf(facet)] ?? newTop(index, request, tally);
    counted[facet] = listed(index, tally, top, request.selected.get(facet) ?? []);
  }
  return counted;
}

const newTop = (index: KindIndex, { limit, text }: FacetRequest, tally: Tally): TopTerms =>
  new TopTerms(limit, index.terms, tally, text);

/** By number of the facet; most facets have no value among few matches. */
function topsOf(index: KindIndex, request: FacetRequest, tally: Tally): (TopTerms | undefined)[] {
  const isWanted = facets.map((facet) => request.facets.includes(facet));
  const tops: (TopTerms | undefined)[] = facets.map(() => undefined);
  const { counts, touched, touchedLength } = tally;
  for (let i = 0; i < touchedLength; i++) {
    const term = touched[i]!;
    const facet = index.terms.facetIndexOf(term);
    if (isWanted[facet] !== true) continue;
    const top = (tops[facet] ??= newTop(index, request, tally));
    if (counts[term]! >= top.least) top.offer(term);
  }
  return tops;
}
