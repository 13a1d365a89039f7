/** @module Which facets to count over one set of matches, and the form of the result. */

import type { KindIndex } from '../live/kind-index.ts';
import type { Facet, FacetCount } from './query.ts';
import type { Tally } from '../bits/tally.ts';
import type { TopTerms } from './top-terms.ts';

export type Counted = Partial<Record<Facet, readonly FacetCount[]>>;

export interface FacetRequest {
  readonly facets: readonly Facet[];
  readonly limit: number;
  /** Only values that contain this text, in lower case. */
  readonly text?: string;
  /** Terms that are listed even if they are not among the most frequent. */
  readonly selected: ReadonlyMap<Facet, readonly number[]>;
}

export function listed(
  index: KindIndex,
  tally: Tally,
  top: TopTerms,
  selected: readonly number[],
): FacetCount[] {
  const { terms } = index;
  const { counts } = tally;
  const shown = (term: number): FacetCount => ({ value: terms.valueOf(term), count: counts[term] ?? 0 });
  const best = top.terms();
  const values = best.map(shown);
  const missing = selected.filter((term) => !best.includes(term));
  if (missing.length === 0) return values;
  missing.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || terms.compare(a, b));
  return [...values, ...missing.map(shown)];
}
