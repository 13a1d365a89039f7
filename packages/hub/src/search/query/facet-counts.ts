/** @module Facet counts: how many matches have each value, exactly, by the cheapest method. */

import { topFromColumn, topFromDocuments, topFromFew, topFromOthers } from './facet-documents.ts';
import { costOfLists, topFromLists } from './facet-lists.ts';
import type { Counted, FacetRequest } from './facet-request.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { Listing } from './listed-documents.ts';
import type { AllMatches, Matches } from './matching.ts';
import type { Plan } from './plan.ts';
import type { Facet } from './query.ts';
import {
  countBeginning,
  countCombinations,
  countEverything,
  countPairs,
  type Frequent,
  noneFrequent,
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
  Object.assign(counted, countIn(index, matches, { facets: others, ...limits, selected }));
  return Object.fromEntries(wanted.map((facet) => [facet, counted[facet]]));
}

function selectedTerms(plan: Plan): Map<Facet, readonly number[]> {
  const selected = new Map<Facet, readonly number[]>(
    plan.alternatives.map(({ facet, terms }) => [facet, terms]),
  );
  selected.set('tag', [...new Set(plan.required.flatMap((clause) => clause.terms))]);
  return selected;
}

/** All facets together where few documents match; else those with a wide column alone, the others together. */
function countIn(index: KindIndex, matches: Matches, request: FacetRequest): Counted {
  const { facetColumns, combinations } = index.segment;
  const listing = new Listing(index, matches);
  if (combinations.areFew(matches.segment.count)) return countFew(index, matches, request, listing);
  const stored = storedCounts(index, matches);
  const counted: Counted = {};
  for (const facet of request.facets.filter((each) => facetColumns.isWide(each))) {
    const own = { ...request, facets: [facet] };
    Object.assign(
      counted,
      countByColumn(index, matches, own, stored, listing) ?? topFromLists(index, matches, own, stored),
    );
  }
  const others = request.facets.filter((each) => !facetColumns.isWide(each));
  if (others.length === 0) return counted;
  const own = { ...request, facets: others };
  return Object.assign(
    counted,
    countByColumn(index, matches, own, stored, listing) ??
      countTogether(index, matches, own, stored, listing),
  );
}

/** One facet with a column is counted by that alone. */
function countFew(index: KindIndex, matches: Matches, request: FacetRequest, listing: Listing): Counted {
  const [facet, second] = request.facets;
  if (facet === undefined) return {};
  return second === undefined && index.segment.facetColumns.has(facet)
    ? topFromColumn(index, matches, request, facet, listing)
    : topFromFew(index, matches, request, listing);
}

/** The counts that were made when the segment was built. */
const storedCounts = (index: KindIndex, matches: Matches): Frequent | undefined =>
  matches.segment.count === index.liveInSegment
    ? countEverything(index)
    : (countPairs(index, matches) ?? countBeginning(index, matches));

/** Costs in sequential reads: those of a column are further apart, and so are the counts of its terms. */
const costInColumn = 4;

/** `undefined` if there is more than one facet, or no column, or the postings are read faster. */
function countByColumn(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  stored: Frequent | undefined,
  listing: Listing,
): Counted | undefined {
  const [facet, second] = request.facets;
  if (facet === undefined || second !== undefined || !index.segment.facetColumns.has(facet)) return undefined;
  const cost = matches.segment.count * costInColumn;
  const isFaster = cost < costOfLists(index, matches, request, cost, stored);
  return isFaster ? topFromColumn(index, matches, request, facet, listing) : undefined;
}

function countTogether(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  stored: Frequent | undefined,
  listing: Listing,
): Counted {
  const others = index.liveInSegment - matches.segment.count;
  const throughOthers = stored === undefined && others < matches.segment.count;
  const { combined, byDocuments } = cheapestMethod(index, matches, request, stored, throughOthers);
  const frequent = combined ? countCombinations(index, listing, throughOthers) : (stored ?? noneFrequent);
  if (!byDocuments) return topFromLists(index, matches, request, frequent);
  const top = throughOthers ? topFromOthers : topFromDocuments;
  return top(index, matches, request, frequent, listing);
}

interface Method {
  /** Whether frequent terms are counted by combinations. */
  readonly combined: boolean;
  /** Whether the others are counted by documents, not by their postings. */
  readonly byDocuments: boolean;
}

/**
 * The terms of a document are somewhere in memory, and so are the counts of most of them: it takes this many
 * sequential reads to find them, and this many to count each.
 */
const costOfDocument = 6;
const costOfUnit = 2;

function cheapestMethod(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  stored: Frequent | undefined,
  throughOthers: boolean,
): Method {
  const { forward, combinations, terms } = index.segment;
  const matching = matches.segment.count;
  const documents = throughOthers ? index.liveInSegment - matching : matching;
  const byDocuments =
    documents * (costOfDocument + forward.unitsPerDocument * costOfUnit) + (throughOthers ? terms.size : 0);
  const restByLists = costOfLists(index, matches, request, byDocuments, stored ?? combinations);
  const rest = Math.min(byDocuments, restByLists);
  // The combined terms of a document are not among those that are read.
  const isCovered = stored === undefined || stored.end >= combinations.end;
  const method = { combined: stored === undefined, byDocuments: isCovered && byDocuments < restByLists };
  if (stored !== undefined) return method;
  const together = combinations.costOf(documents) + rest;
  const byListsAlone = costOfLists(index, matches, request, together);
  return byListsAlone < together ? { combined: false, byDocuments: false } : method;
}
