/** @module Ways to count the matches in a segment that have a term. */

import { bitAt } from '../bits/bitmap.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Listing } from './listed-documents.ts';
import type { Matches } from './matching.ts';
import { Beginnings } from '../segment/beginnings.ts';
import type { StoredCounts } from '../segment/pair-counts.ts';

export type CountTerm = (term: number) => number;

/** The counts of some terms, the most frequent ones, which need no postings. */
export interface Frequent {
  /** Terms from this number on are not among them. */
  readonly end: number;
  /** All terms below this number are among them. */
  readonly allBelow: number;
  has(term: number): boolean;
  count(term: number): number;
}

export const noneFrequent: Frequent = { end: 0, allBelow: 0, has: () => false, count: () => 0 };

/** If everything matches, all counts are known. */
export const countEverything = ({ terms: { countsInSegment } }: KindIndex): Frequent => ({
  end: countsInSegment.length,
  allBelow: countsInSegment.length,
  has: () => true,
  count: (term) => countsInSegment[term] ?? 0,
});

/** Terms that are not frequent: their postings are intersected with the matches. */
export const countWithLists =
  ({ segment }: KindIndex, matches: Matches, frequent: Frequent): CountTerm =>
  (term) =>
    frequent.has(term) ? frequent.count(term) : segment.documentsOfTerms.countIn(matches.segment.bits, term);

/** Frequent terms are counted together, at the documents that match or at those that do not. */
export function countCombinations(index: KindIndex, listing: Listing, throughOthers: boolean): Frequent {
  const { combinations } = index.segment;
  const { countsInSegment } = index.terms;
  const counts = combinations.count(index.ordinals, listing.list(throughOthers));
  return {
    end: combinations.end,
    allBelow: 0,
    has: (term) => combinations.has(term),
    count: (term) => {
      const count = counts[term] ?? 0;
      return throughOthers ? (countsInSegment[term] ?? 0) - count : count;
    },
  };
}

/** With more deleted documents than this, correcting the pair counts takes longer than counting again. */
const mostDead = 2_000;

/** The intersections of frequent terms with all others were counted when the segment was built. */
export function countPairs(index: KindIndex, matches: Matches): Frequent | undefined {
  const { segment, dead } = index;
  const { terms: given } = matches;
  if (given === undefined || dead.length > mostDead) return undefined;
  const stored = segment.pairs.countsWith(given);
  if (stored === undefined) return undefined;
  const hasAll = (terms: readonly number[]): boolean => given.every((term) => terms.includes(term));
  return countStored(index, stored, (_ordinal, terms) => hasAll(terms));
}

/** The same for the documents with a frequent beginning of a word. */
export function countBeginning(index: KindIndex, matches: Matches): Frequent | undefined {
  const { segment, dead } = index;
  const { word } = matches;
  if (word === undefined || dead.length > mostDead) return undefined;
  if (Beginnings.isFew(matches.segment.count, segment.count)) return undefined;
  const stored = segment.beginnings.countsOf(segment.words.rangeOf(word.word, true));
  if (stored === undefined) return undefined;
  return countStored(index, stored, (ordinal) => bitAt(word.bits, ordinal) === 1);
}

/** Without the deleted documents, which were counted if they matched. */
function countStored(
  index: KindIndex,
  { end, count }: StoredCounts,
  wasCounted: (ordinal: number, terms: readonly number[]) => boolean,
): Frequent {
  const deadCounts = new Map<number, number>();
  for (const ordinal of index.dead) {
    const terms = index.segment.termsOf(ordinal);
    if (!wasCounted(ordinal, terms)) continue;
    for (const term of terms) deadCounts.set(term, (deadCounts.get(term) ?? 0) + 1);
  }
  return {
    end,
    allBelow: end,
    has: (term) => term < end,
    count: (term) => count(term) - (deadCounts.get(term) ?? 0),
  };
}

/** No more matches in the segment than this have the term: those that share it with the rarest term of all matches. */
export function mostWith({ segment }: KindIndex, { common }: Matches): CountTerm {
  const { counts } = segment.terms;
  return (term) => {
    let most = counts[term] ?? 0;
    for (const other of common) most = Math.min(most, segment.pairs.both(other, term) ?? most);
    return most;
  };
}
