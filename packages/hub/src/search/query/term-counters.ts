/** @module Ways to count the matches in a segment that have a term. */

import { bitAt } from '../bits/bitmap.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { listDocuments } from './listed-documents.ts';
import type { Matches } from './matching.ts';
import { Beginnings } from '../segment/beginnings.ts';
import type { StoredCounts } from '../segment/pair-counts.ts';
import type { Facet } from './query.ts';

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
    segment.documentsOfTerms.countIn(matches.segment.bits, term);

/** Or the column of its facet is read at the matches. */
export function countColumn(index: KindIndex, matches: Matches, facet: Facet): CountTerm | undefined {
  const { facetColumns } = index.segment;
  if (!facetColumns.has(facet)) return undefined;
  const counts = facetColumns.counts(facet, index.ordinals, matches.segment.list(index.ordinals));
  return (term) => counts.get(term) ?? 0;
}

/** Or frequent terms are counted together, at the documents that match or at those that do not. */
export function countCombinations(index: KindIndex, matches: Matches, throughOthers: boolean): CountTerm {
  const { combinations } = index.segment;
  const counts = combinations.count(index.ordinals, listDocuments(index, matches, throughOthers));
  const all = countEverything(index);
  const fromList = countList(index, matches);
  return (term) => {
    if (!combinations.has(term)) return fromList(term);
    const count = counts[term] ?? 0;
    return throughOthers ? all(term) - count : count;
  };
}

/** With more deleted documents than this, correcting the pair counts takes longer than counting again. */
const mostDead = 2_000;

/** The intersections of frequent terms with all others were counted when the segment was built. */
export function countPairs(index: KindIndex, matches: Matches): CountTerm | undefined {
  const { segment, dead } = index;
  const { terms: given } = matches;
  if (given === undefined || dead.length > mostDead) return undefined;
  const stored = segment.pairs.countsWith(given);
  if (stored === undefined) return undefined;
  const hasAll = (terms: readonly number[]): boolean => given.every((term) => terms.includes(term));
  return countStored(index, matches, stored, (_ordinal, terms) => hasAll(terms));
}

/** The same for the documents with a frequent beginning of a word. */
export function countBeginning(index: KindIndex, matches: Matches): CountTerm | undefined {
  const { segment, dead } = index;
  const { word } = matches;
  if (word === undefined || dead.length > mostDead) return undefined;
  if (Beginnings.isFew(matches.segment.count, segment.count)) return undefined;
  const stored = segment.beginnings.countsOf(segment.words.rangeOf(word.word, true));
  if (stored === undefined) return undefined;
  return countStored(index, matches, stored, (ordinal) => bitAt(word.bits, ordinal) === 1);
}

/** Without the deleted documents, which were counted if they matched. Rare terms were not counted. */
function countStored(
  index: KindIndex,
  matches: Matches,
  stored: StoredCounts,
  wasCounted: (ordinal: number, terms: readonly number[]) => boolean,
): CountTerm {
  const deadCounts = new Map<number, number>();
  for (const ordinal of index.dead) {
    const terms = index.segment.forward.termsOf(ordinal);
    if (!wasCounted(ordinal, terms)) continue;
    for (const term of terms) deadCounts.set(term, (deadCounts.get(term) ?? 0) + 1);
  }
  const fromList = countList(index, matches);
  return (term) => {
    const count = stored(term);
    return count === undefined ? fromList(term) : count - (deadCounts.get(term) ?? 0);
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
