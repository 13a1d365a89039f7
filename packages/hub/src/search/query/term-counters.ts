/** @module Ways to count the matches in a segment that have a term. */

import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';

export type CountTerm = (term: number) => number;

/** If everything matches, the stored counts are used. */
export const countEverything =
  ({ terms }: KindIndex): CountTerm =>
  (term) =>
    terms.countsInSegment[term] ?? 0;

/** Otherwise the postings of the term are intersected with the matches. */
export const countList =
  ({ segment }: KindIndex, matches: Matches): CountTerm =>
  (term) =>
    segment.documentsOfTerms.countIn(matches.segment, term);

/** With more deleted documents than this, correcting the pair counts takes longer than counting again. */
const mostDead = 2_000;

/** The intersections of a frequent term with all others were counted when the segment was built. */
export function countPairs(index: KindIndex, matches: Matches): CountTerm | undefined {
  const { segment, dead } = index;
  const { sole } = matches;
  if (sole === undefined || !segment.pairs.hasRow(sole) || dead.length > mostDead) return undefined;
  const deadCounts = new Map<number, number>();
  for (const ordinal of dead) {
    const terms = segment.forward.termsOf(ordinal);
    if (!terms.includes(sole)) continue;
    for (const term of terms) deadCounts.set(term, (deadCounts.get(term) ?? 0) + 1);
  }
  const fromList = countList(index, matches);
  return (term) => {
    const pairs = segment.pairs.count(sole, term);
    return pairs === undefined ? fromList(term) : pairs - (deadCounts.get(term) ?? 0);
  };
}
