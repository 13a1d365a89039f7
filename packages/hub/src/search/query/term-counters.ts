/** @module Ways to say how many matches in a segment have a term. */

import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';

export type CountTerm = (term: number) => number;

/** When everything matches, the counts are there. */
export const countEverything =
  ({ terms }: KindIndex): CountTerm =>
  (term) =>
    terms.countsInSegment[term] ?? 0;

/** Otherwise the list or bitmap of the term is compared with the matches. */
export const countList =
  ({ segment }: KindIndex, matches: Matches): CountTerm =>
  (term) =>
    segment.documentsOfTerms.countIn(matches.segment, term);

/** With more dead documents than this, correcting the pair counts takes longer than counting again. */
const mostDead = 2_000;

/** What one frequent term has in common with each other was counted when the segment was built. */
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
