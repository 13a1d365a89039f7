/** @module Facet counts: how many matches have each value, exactly, by the cheapest method. */

import { topFromDocuments } from './facet-documents.ts';
import { costOfLists, topFromLists } from './facet-lists.ts';
import type { Counted, FacetRequest } from './facet-request.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { AllMatches, Matches } from './matching.ts';
import type { Plan } from './plan.ts';
import type { Facet } from './query.ts';
import { countColumn, countEverything, countList, countPairs } from './term-counters.ts';

export function countFacets(
  index: KindIndex,
  plan: Plan,
  matches: AllMatches,
  { facets: wanted, ...limits }: Omit<FacetRequest, 'selected'>,
): Counted {
  const selected = selectedTerms(plan);
  const counted: Counted = {};
  for (const [facet, own] of matches.without) {
    Object.assign(counted, countIn(index, own, { facets: [facet], ...limits, selected }));
  }
  const others = wanted.filter((facet) => !matches.without.has(facet));
  return Object.assign(counted, countIn(index, matches, { facets: others, ...limits, selected }));
}

function selectedTerms(plan: Plan): Map<Facet, readonly number[]> {
  const selected = new Map<Facet, readonly number[]>(
    plan.alternatives.map(({ facet, terms }) => [facet, terms]),
  );
  selected.set('tag', [...new Set(plan.required.flatMap((clause) => clause.terms))]);
  return selected;
}

/**
 * Cost factor: the terms of a document are scattered in memory, so they take this much longer than sequential reads.
 */
const weightOfDocuments = 4;

/** By the documents that match, by those that do not, or by the postings of the values. */
function countIn(index: KindIndex, matches: Matches, request: FacetRequest): Counted {
  if (request.facets.length === 0) return {};
  const { segment } = index;
  const pairs = countPairs(index, matches);
  if (pairs !== undefined) return topFromLists(index, matches, request, pairs);
  const matching = matches.segment.count;
  const others = index.liveInSegment - matching;
  if (others === 0) return topFromLists(index, matches, request, countEverything(index));
  const [only] = request.facets;
  if (
    request.facets.length === 1 &&
    only !== undefined &&
    matching < costOfLists(index, matches, request, matching)
  ) {
    const byColumn = countColumn(index, matches, only);
    if (byColumn !== undefined) return topFromLists(index, matches, request, byColumn);
  }
  const perDocument = segment.forward.unitsPerDocument * weightOfDocuments;
  const costOfMatching = matching * perDocument;
  const costOfOthers = others * perDocument + segment.terms.size;
  const enough = Math.min(costOfMatching, costOfOthers);
  if (costOfLists(index, matches, request, enough) < enough) {
    return topFromLists(index, matches, request, countList(index, matches));
  }
  return topFromDocuments(index, matches, request, costOfOthers < costOfMatching);
}
