/** @module Facets through documents: reads the terms of every match, or of everything that does not match. */

import { type Bitmap, listBits, removeAll } from './bitmap.ts';
import { type Counted, type FacetRequest, listed } from './facet-request.ts';
import type { KindIndex } from './kind-index.ts';
import type { Matches } from './matching.ts';
import { facets } from './query.ts';
import type { Tally } from './tally.ts';
import { TopTerms } from './top-terms.ts';

export function topFromDocuments(
  index: KindIndex,
  matches: Matches,
  request: FacetRequest,
  throughOthers: boolean,
): Counted {
  const tally = index.tally();
  if (throughOthers) {
    const others = index.pool.copyOf(index.live);
    removeAll(others, matches.segment);
    countDocuments(index, tally, others);
    tally.complement(index.terms.countsInSegment);
  } else {
    countDocuments(index, tally, matches.segment);
  }
  for (const { document } of matches.delta) for (const term of document.terms) tally.add(term, 1);
  return topOf(index, tally, request);
}

function countDocuments({ segment, ordinals }: KindIndex, tally: Tally, bits: Bitmap): void {
  segment.forward.countInto(tally, ordinals, listBits(bits, ordinals));
}

function topOf(index: KindIndex, tally: Tally, { facets: wanted, limit, selected }: FacetRequest): Counted {
  const tops = facets.map((facet) =>
    wanted.includes(facet) ? new TopTerms(limit, index.terms, tally) : undefined,
  );
  for (let i = 0; i < tally.touchedLength; i++) {
    const term = tally.touched[i] ?? 0;
    tops[index.terms.facetIndexOf(term)]?.offer(term);
  }
  const counted: Counted = {};
  facets.forEach((facet, i) => {
    const top = tops[i];
    if (top !== undefined) counted[facet] = listed(index, tally, top, selected.get(facet) ?? []);
  });
  return counted;
}
