/** @module Facet counts: how many matches have each value, exactly, by the cheapest method. */

import { topFromDocuments } from './facet-documents.ts';
import { costOfLists, topFromLists } from './facet-lists.ts';
import type { Counted, FacetRequest } from './facet-request.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { AllMatches, Matches } from './matching.ts';
import type { Plan } from './plan.ts';
import type { Facet } from './query.ts';
import {
  countBeginning,
  countColumn,
  countCombinations,
  countEverything,
  countList,
  countPairs,
  type CountTerm,
} from './term-counters.ts';

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

/** By precomputed counts, by a column, or by the cheapest other method. */
function countIn(index: KindIndex, matches: Matches, request: FacetRequest): Counted {
  if (request.facets.length === 0) return {};
  const byLists = (countTerm: CountTerm): Counted => topFromLists(index, matches, request, countTerm);
  const stored = countPairs(index, matches) ?? countBeginning(index, matches);
  if (stored !== undefined) return byLists(stored);
  const matching = matches.segment.count;
  const others = index.liveInSegment - matching;
  if (others === 0) return byLists(countEverything(index));
  const [only] = request.facets;
  if (
    request.facets.length === 1 &&
    only !== undefined &&
    matching < costOfLists(index, matches, request, matching)
  ) {
    const byColumn = countColumn(index, matches, only);
    if (byColumn !== undefined) return byLists(byColumn);
  }
  const throughOthers = others < matching;
  const { of, combined } = cheapestMethod(index, matches, request, Math.min(matching, others), throughOthers);
  if (of === 'documents') return topFromDocuments(index, matches, request, { throughOthers, combined });
  return byLists(combined ? countCombinations(index, matches, throughOthers) : countList(index, matches));
}

interface Method {
  readonly of: 'documents' | 'lists';
  /** Whether frequent terms are counted by combinations. */
  readonly combined: boolean;
}

/**
 * Costs in sequential reads. The terms of a document are somewhere in memory, and so are the counts of most of them: it
 * takes this much longer to find them, and this much longer to count each.
 */
const costOfDocument = 60;
const costOfUnit = 5;

/** By the terms of some documents or by the postings of the values, of all terms or only of those not combined. */
function cheapestMethod(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  documents: number,
  throughOthers: boolean,
): Method {
  const { forward, combinations, terms } = index.segment;
  const costOfDocuments = (units: number): number =>
    documents * (costOfDocument + units * costOfUnit) + (throughOthers ? terms.size : 0);
  const byDocuments = costOfDocuments(forward.unitsPerDocument);
  const restByDocuments = costOfDocuments(forward.unitsPerDocument - combinations.termsPerDocument);
  const restByLists = costOfLists(index, matches, request, restByDocuments, (term) => combinations.has(term));
  const together = combinations.costOf(documents) + Math.min(restByDocuments, restByLists);
  const least = Math.min(byDocuments, together);
  if (costOfLists(index, matches, request, least) < least) return { of: 'lists', combined: false };
  const combined = together < byDocuments;
  return { of: combined && restByLists < restByDocuments ? 'lists' : 'documents', combined };
}
