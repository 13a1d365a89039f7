/** @module Terms that may be listed, so that counting the terms of documents can leave out those that are too rare. */

import { firstWhere } from '../bits/bytes.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { FacetRequest } from './facet-request.ts';
import type { Matches } from './matching.ts';
import { facets } from './query.ts';
import type { CountedTerms } from '../segment/forward.ts';
import type { TopTerms } from './top-terms.ts';

/**
 * `tops` are the best of the terms that are counted already. Terms are numbered by frequency, and no term is more
 * frequent among the matches than among all documents.
 */
export function listableTerms(
  { segment: { terms } }: KindIndex,
  { delta }: Matches,
  { facets: wanted, selected }: FacetRequest,
  tops: readonly (TopTerms | undefined)[],
): CountedTerms['ends'] {
  const ends = new Uint32Array(facets.length);
  let lowest = terms.size;
  for (const facet of wanted) {
    const at = facets.indexOf(facet);
    const least = tops[at]?.least ?? 0;
    const tooRare = firstWhere(terms.size, (term) => (terms.counts[term] ?? 0) + delta.length < least);
    ends[at] = Math.max(tooRare, ...(selected.get(facet) ?? []).map((term) => term + 1));
    lowest = Math.min(lowest, ends[at] ?? 0);
  }
  return ends.map((end) => Math.max(end, lowest));
}
