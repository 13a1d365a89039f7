/** @module Facet counts value by value, from the most frequent down: stops when the rest are too rare to be listed. */

import { type Counted, type FacetRequest, listed } from './facet-request.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';
import { type Facet, type FacetCount, facets } from './query.ts';
import { type CountTerm, countWithLists, type Frequent, mostWith, noneFrequent } from './term-counters.ts';
import { TopTerms } from './top-terms.ts';

export function topFromLists(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  frequent: Frequent = noneFrequent,
): Counted {
  const countTerm = countWithLists(index, matches, frequent);
  const counted: Counted = {};
  for (const facet of request.facets) counted[facet] = topOfFacet(index, matches, request, facet, countTerm);
  return counted;
}

/** In a segment, no value is more frequent among the matches than among all documents. */
function topOfFacet(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  facet: Facet,
  countTerm: CountTerm,
): FacetCount[] {
  const { segment, terms } = index;
  const tally = index.tally();
  for (const { document } of matches.delta) for (const term of document.terms) tally.add(term, 1);
  const fresh = tally.touched
    .slice(0, tally.touchedLength)
    .filter((term) => facets[terms.facetIndexOf(term)] === facet);
  const mostFresh = fresh.reduce((most, term) => Math.max(most, tally.counts[term] ?? 0), 0);
  const top = new TopTerms(request.limit, terms, tally, request.text);
  const selected = request.selected.get(facet) ?? [];
  const uncounted = new Set(selected.filter((term) => term < segment.terms.size));
  const most = mostWith(index, matches);
  let firstUncounted = segment.terms.size;
  for (const term of segment.terms.termsOf(facet)) {
    if (top.least > (segment.terms.counts[term] ?? 0) + mostFresh) {
      firstUncounted = term;
      break;
    }
    if (top.least > most(term) + mostFresh) continue;
    tally.add(term, countTerm(term));
    top.offer(term);
    uncounted.delete(term);
  }
  for (const term of uncounted) tally.add(term, countTerm(term));
  for (const term of fresh) if (term >= firstUncounted) top.offer(term);
  return listed(index, tally, top, selected);
}

/**
 * An estimate that stops when it exceeds `enough`; assumes that the matches are spread evenly over the values. The
 * counts of frequent terms cost nothing.
 */
export function costOfLists(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  enough: number,
  frequent: Pick<Frequent, 'has'> = noneFrequent,
): number {
  const { terms, documentsOfTerms, count } = index.segment;
  const share = matches.segment.count / Math.max(1, count);
  const most = mostWith(index, matches);
  let cost = 0;
  for (const facet of request.facets) {
    const ofFacet = terms.termsOf(facet);
    const lastListed = ofFacet[Math.min(request.limit, ofFacet.length) - 1] ?? 0;
    const rarest = share * (terms.counts[lastListed] ?? 0);
    for (const term of ofFacet) {
      if (cost > enough || (terms.counts[term] ?? 0) < rarest) break;
      cost += 1 + (frequent.has(term) || most(term) < rarest ? 0 : documentsOfTerms.costOf(term));
    }
  }
  return cost;
}
