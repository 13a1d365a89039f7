/** @module Facet counts by documents: reads the terms of every match, or of every non-match. */

import { type Bitmap, listBits, removeAll } from '../bits/bitmap.ts';
import { firstWhere } from '../bits/bytes.ts';
import { type Counted, type FacetRequest, listed } from './facet-request.ts';
import { firstRareTerm } from '../segment/forward.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';
import { type Facet, facets } from './query.ts';
import type { Tally } from '../bits/tally.ts';
import { TopTerms } from './top-terms.ts';

type Tops = ReadonlyMap<Facet, TopTerms>;

export function topFromDocuments(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  throughOthers: boolean,
): Counted {
  const { ordinals } = index;
  const length = throughOthers
    ? listBits(othersThan(index, matches.segment.bits), ordinals)
    : matches.segment.list(ordinals);
  const frequent = frequentTops(index, matches, request, throughOthers, length);
  if (frequent !== undefined) return frequent;
  const tally = index.tally();
  index.segment.forward.countInto(tally, index.ordinals, length);
  if (throughOthers) tally.complement(index.terms.countsInSegment);
  addDelta(tally, matches);
  return write(index, tally, request, topsOf(index, tally, request));
}

function othersThan(index: KindIndex, matching: Bitmap): Bitmap {
  const others = index.pool.copyOf(index.live);
  removeAll(others, matching);
  return others;
}

/**
 * Counts only the frequent terms. `undefined` when a rare term could be among the most frequent of the matches; the
 * bound is that no term is more frequent among the matches than in the segment.
 */
function frequentTops(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  throughOthers: boolean,
  length: number,
): Counted | undefined {
  const { segment, terms } = index;
  const frequent = Math.min(firstRareTerm, segment.terms.size);
  // All frequent counts are visited afterwards, which only pays off for many documents.
  if (length * segment.forward.unitsPerDocument < 4 * frequent) return undefined;
  const share = (throughOthers ? index.liveInSegment - length : length) / Math.max(1, segment.count);
  const rare = request.facets.map((facet) => ({ facet, most: mostOfRare(index, facet) }));
  if (!rare.every(({ facet, most }) => share * leastListed(index, facet, request.limit) > most))
    return undefined;
  const tally = index.tally();
  segment.forward.countFrequent(tally.counts, index.ordinals, length);
  tally.touchFirst(frequent, throughOthers ? terms.countsInSegment : undefined);
  addDelta(tally, matches);
  const fresh = matches.delta.length;
  const tops = topsOf(index, tally, request);
  if (!rare.every(({ facet, most }) => most === 0 || (tops.get(facet)?.least ?? 0) > most + fresh))
    return undefined;
  for (const term of new Set([...request.selected.values()].flat())) {
    if (term >= firstRareTerm && term < segment.terms.size)
      tally.add(term, segment.documentsOfTerms.countIn(matches.segment.bits, term));
  }
  return write(index, tally, request, tops);
}

/** The number of documents in the segment with the most frequent of a facet's rare terms. */
function mostOfRare({ segment: { terms } }: KindIndex, facet: Facet): number {
  const ofFacet = terms.termsOf(facet);
  const first = ofFacet[firstWhere(ofFacet.length, (place) => (ofFacet[place] ?? 0) >= firstRareTerm)];
  return first === undefined ? 0 : (terms.counts[first] ?? 0);
}

/** The count of the last listed term if everything matched. */
function leastListed({ segment: { terms } }: KindIndex, facet: Facet, limit: number): number {
  return terms.counts[terms.termsOf(facet)[limit - 1] ?? terms.size] ?? Infinity;
}

function addDelta(tally: Tally, matches: Matches): void {
  for (const { document } of matches.delta) for (const term of document.terms) tally.add(term, 1);
}

function topsOf(index: KindIndex, tally: Tally, { facets: wanted, limit, text }: FacetRequest): Tops {
  const tops = new Map(wanted.map((facet) => [facet, new TopTerms(limit, index.terms, tally, text)]));
  const byFacetIndex = facets.map((facet) => tops.get(facet));
  for (let i = 0; i < tally.touchedLength; i++) {
    const term = tally.touched[i] ?? 0;
    byFacetIndex[index.terms.facetIndexOf(term)]?.offer(term);
  }
  return tops;
}

function write(index: KindIndex, tally: Tally, { selected }: FacetRequest, tops: Tops): Counted {
  const counted: Counted = {};
  for (const [facet, top] of tops) counted[facet] = listed(index, tally, top, selected.get(facet) ?? []);
  return counted;
}
