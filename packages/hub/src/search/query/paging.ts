/** @module One page: the first documents after a position, in the requested order. */

import { foldId } from '../../store/store.ts';
import type { DocumentSet } from './document-set.ts';
import { figureAt } from '../bits/columns.ts';
import { boundsOf, FigureOrder } from './figure-order.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';
import { comparePlaces, type FigureRanking, type Hit, type Place, type Ranking } from './ranking.ts';
import { firstSelected, type Selection } from './selection.ts';
import { lastTier, type TextQuery, type Tier, tiers } from './text-query.ts';

/** Up to this many documents, the words of each are read to rank them. */
const fewToRank = 16;

/** Up to `limit` hits after `after`, merged from the segment and the delta. */
export function pageOf(
  index: KindIndex,
  matches: Matches,
  ranking: Ranking,
  after: Place | undefined,
  limit: number,
): Hit[] {
  const fromSegment =
    ranking.by === 'relevance'
      ? byRelevance(index, matches.segment, ranking.text, after, limit)
      : byFigure(index, matches.segment, ranking, after, limit);
  const fromDelta = deltaHits(matches, ranking, after);
  return [...fromSegment, ...fromDelta].toSorted((a, b) => comparePlaces(ranking, a, b)).slice(0, limit);
}

function deltaHits(matches: Matches, ranking: Ranking, after: Place | undefined): Hit[] {
  const hits: Hit[] = matches.delta.map(({ document, tier }) => ({
    id: document.id,
    foldedId: document.foldedId,
    tier,
    value: ranking.by === 'relevance' ? NaN : (document.numbers[ranking.by] ?? NaN),
    downloads: document.numbers.downloads ?? NaN,
    score: document.numbers.score ?? NaN,
  }));
  return after === undefined ? hits : hits.filter((hit) => comparePlaces(ranking, hit, after) > 0);
}

function byRelevance(
  index: KindIndex,
  documents: DocumentSet,
  text: TextQuery,
  after: Place | undefined,
  limit: number,
): Hit[] {
  const { segment, pool } = index;
  if (documents.count <= fewToRank) return ofFew(index, documents, text, after).slice(0, limit);
  const better: Selection[] = [];
  const hits: Hit[] = [];
  for (const tier of tiers) {
    const own = tier === lastTier ? undefined : text.tierIn(segment, tier, pool);
    if (after === undefined || tier >= after.tier) {
      const from = after?.tier === tier ? boundsOf(segment, after).behind : 0;
      const stretch = { from, until: segment.count, limit: limit - hits.length };
      for (const ordinal of firstSelected(documents, own, better, stretch, pool))
        hits.push(hitAt(index, ordinal, tier, NaN));
    }
    if (hits.length === limit) break;
    if (own !== undefined) better.push(own);
  }
  return hits;
}

/** Reads the words of every document, which is faster than finding the documents of every tier. */
function ofFew(index: KindIndex, documents: DocumentSet, text: TextQuery, after: Place | undefined): Hit[] {
  const hits = Array.from(documents.listed(fewToRank, 0), (ordinal) =>
    hitAt(index, ordinal, text.tierAt(index.segment, ordinal), NaN),
  );
  const ranking: Ranking = { by: 'relevance', text };
  const left = after === undefined ? hits : hits.filter((hit) => comparePlaces(ranking, hit, after) > 0);
  return left.toSorted((a, b) => comparePlaces(ranking, a, b));
}

function byFigure(
  index: KindIndex,
  documents: DocumentSet,
  ranking: FigureRanking,
  after: Place | undefined,
  limit: number,
): Hit[] {
  const order = new FigureOrder(index.segment, ranking.by, ranking.ascending);
  const ordinals = order.take(documents, after, limit, index.ordinals);
  return Array.from(ordinals, (ordinal) => hitAt(index, ordinal, 0, order.figure(ordinal)));
}

function hitAt({ segment }: KindIndex, ordinal: number, tier: Tier, value: number): Hit {
  const id = segment.idAt(ordinal);
  const downloads = figureAt(segment.columns.downloads, ordinal);
  const score = figureAt(segment.columns.score, ordinal);
  return { id, foldedId: foldId(id), tier, value, downloads, score };
}
