/** @module Facet counts by documents: reads what every match has, or every non-match. */

import { type Counted, type FacetRequest, listed } from './facet-request.ts';
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
  for (const part of [forward, combinations]) part.countInto(tally, index.ordinals, length);
  facetColumns.countWideInto(tally, index.ordinals, length);
  return topOf(index, matches, request, tally);
}

/** By the terms of every match, or of every non-match; those that are not stored there must be in `frequent`. */
export function topFromDocuments(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  frequent: Frequent,
  listing: Listing,
  throughOthers: boolean,
): Counted {
  const tally = index.tally();
  index.segment.forward.countInto(tally, index.ordinals, listing.list(throughOthers));
  const { countsInSegment } = index.terms;
  for (let term = 0; term < frequent.end; term++) {
    if (!frequent.has(term)) continue;
    const count = frequent.count(term);
    tally.set(term, throughOthers ? (countsInSegment[term] ?? 0) - count : count);
  }
  if (throughOthers) tally.complement(countsInSegment);
  return topOf(index, matches, request, tally);
}

function topOf(index: KindIndex, matches: Matches, request: FacetRequest, tally: Tally): Counted {
  for (const { document } of matches.delta) for (const term of document.terms) tally.add(term, 1);
  const { facets: wanted, limit, text, selected } = request;
  const newTop = (): TopTerms => new TopTerms(limit, index.terms, tally, text);
  const isWanted = facets.map((facet) => wanted.includes(facet));
  /** By number of the facet; most facets have no value among few matches. */
  const tops: (TopTerms | undefined)[] = facets.map(() => undefined);
  const { counts, touched, touchedLength } = tally;
  for (let i = 0; i < touchedLength; i++) {
    const term = touched[i]!;
    const facet = index.terms.facetIndexOf(term);
    if (isWanted[facet] !== true) continue;
    const top = (tops[facet] ??= newTop());
    if (counts[term]! >= top.least) top.offer(term);
  }
  const counted: Counted = {};
  for (const facet of wanted)
    counted[facet] = listed(index, tally, tops[facets.indexOf(facet)] ?? newTop(), selected.get(facet) ?? []);
  return counted;
}
