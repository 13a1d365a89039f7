/** @module Facet counts: how many of the matches have each value, exactly, by whichever way is shortest. */

import { countBits } from './bitmap.ts';
import { topFromDocuments } from './facet-documents.ts';
import { costOfLists, type CountTerm, topFromLists } from './facet-lists.ts';
import type { Counted, FacetRequest } from './facet-request.ts';
import type { KindIndex } from './kind-index.ts';
import type { AllMatches, Matches } from './matching.ts';
import type { Plan } from './plan.ts';
import type { Facet } from './query.ts';

export function countFacets(
  index: KindIndex,
  plan: Plan,
  matches: AllMatches,
  wanted: readonly Facet[],
  limit: number,
): Counted {
  const selected = selectedTerms(plan);
  const counted: Counted = {};
  for (const [facet, own] of matches.without) {
    Object.assign(counted, countIn(index, own, { facets: [facet], limit, selected }));
  }
  const others = wanted.filter((facet) => !matches.without.has(facet));
  return Object.assign(counted, countIn(index, matches, { facets: others, limit, selected }));
}

function selectedTerms(plan: Plan): Map<Facet, readonly number[]> {
  const selected = new Map<Facet, readonly number[]>(
    plan.alternatives.map(({ facet, terms }) => [facet, terms]),
  );
  selected.set('tag', [...new Set(plan.required.flatMap((clause) => clause.terms))]);
  return selected;
}

/** A document's terms lie scattered in memory and take about this much longer than as many places in a row. */
const weightOfDocuments = 4;

/** Through the documents that match, through those that do not, or through the lists of the values. */
function countIn(index: KindIndex, matches: Matches, request: FacetRequest): Counted {
  if (request.facets.length === 0) return {};
  const { segment, terms } = index;
  const known = knownCounts(index, matches);
  if (known !== undefined) return topFromLists(index, matches, request, known);
  const matching = countBits(matches.segment);
  const others = index.liveInSegment - matching;
  if (others === 0) return topFromLists(index, matches, request, (term) => terms.countsInSegment[term] ?? 0);
  const perDocument = segment.forward.unitsPerDocument * weightOfDocuments;
  const costOfMatching = matching * perDocument;
  const costOfOthers = others * perDocument + segment.terms.size;
  const enough = Math.min(costOfMatching, costOfOthers);
  if (costOfLists(index, request, matching, enough) < enough) {
    const fromList: CountTerm = (term) => segment.documentsOfTerms.countIn(matches.segment, term);
    return topFromLists(index, matches, request, fromList);
  }
  return topFromDocuments(index, matches, request, costOfOthers < costOfMatching);
}

/** With more dead documents than this, correcting the pair counts takes longer than counting again. */
const mostDead = 2_000;

/** What one frequent term has in common with each other was counted when the segment was built. */
function knownCounts({ segment, dead }: KindIndex, matches: Matches): CountTerm | undefined {
  const { sole } = matches;
  if (sole === undefined || !segment.pairs.hasRow(sole) || dead.length > mostDead) return undefined;
  const deadCounts = new Map<number, number>();
  for (const ordinal of dead) {
    const terms = segment.forward.termsOf(ordinal);
    if (!terms.includes(sole)) continue;
    for (const term of terms) deadCounts.set(term, (deadCounts.get(term) ?? 0) + 1);
  }
  return (term) => {
    const pairs = segment.pairs.count(sole, term);
    if (pairs === undefined) return segment.documentsOfTerms.countIn(matches.segment, term);
    return pairs - (deadCounts.get(term) ?? 0);
  };
}
