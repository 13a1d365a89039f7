/** @module Facet counts by documents: reads the terms of every match, or of every non-match. */

import { type Counted, type FacetRequest, listed } from './facet-request.ts';
import { listDocuments } from './listed-documents.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';
import { type Facet, facets } from './query.ts';
import type { Tally } from '../bits/tally.ts';
import { TopTerms } from './top-terms.ts';

type Tops = ReadonlyMap<Facet, TopTerms>;

export interface Way {
  /** Whether to read the documents that do not match. */
  readonly throughOthers: boolean;
  /** Whether to count frequent terms by combinations. */
  readonly combined: boolean;
}

export function topFromDocuments(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  { throughOthers, combined }: Way,
): Counted {
  const { forward, combinations } = index.segment;
  const length = listDocuments(index, matches, throughOthers);
  const tally = index.tally();
  if (combined) {
    forward.countInto(tally, index.ordinals, length, combinations.hasTerm);
    for (const [term, count] of combinations.count(index.ordinals, length).entries()) tally.add(term, count);
  } else {
    forward.countInto(tally, index.ordinals, length);
  }
  if (throughOthers) tally.complement(index.terms.countsInSegment);
  addDelta(tally, matches);
  return write(index, tally, request, topsOf(index, tally, request));
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
