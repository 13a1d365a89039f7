/** @module The best documents for a text in each way of matching it: for callers that rank across kinds. */

import { figureAt } from '../bits/columns.ts';
import type { DeltaDocument, KindIndex } from '../live/kind-index.ts';
import { DocumentSet } from './document-set.ts';
import { facets } from './query.ts';
import { firstSelected, type Selection } from './selection.ts';
import { TextQuery, type Tier } from './text-query.ts';

export interface Candidate {
  readonly id: string;
  readonly downloads?: number;
  /** The task of a model or a space. */
  readonly task?: string;
}

/** From the best match to the worst; `inId`: every word is in the id. */
const ways = [0, 1, 2, 'inId', 3, 4] as const;
type Way = (typeof ways)[number];

/**
 * In each way of matching, the most downloaded documents and, of those without downloads, the highest scored. Each
 * document is in the best way only.
 */
export function candidatesFor(index: KindIndex, text: string, limit: number): Candidate[] {
  const query = TextQuery.parse(text);
  if (query === undefined) return [];
  try {
    return [...fromSegment(index, query, limit), ...fromDelta(index, query, limit)];
  } finally {
    index.pool.releaseAll();
  }
}

function fromSegment(index: KindIndex, query: TextQuery, limit: number): Candidate[] {
  const { segment, pool } = index;
  const documents = matchesOf(index, query);
  const withDownloads = segment.countWith('downloads');
  const stretches = [
    { from: 0, until: withDownloads, limit },
    { from: withDownloads, until: segment.count, limit },
  ];
  const better: Selection[] = [];
  const candidates: Candidate[] = [];
  for (const way of ways) {
    const own =
      way === 4 ? undefined : way === 'inId' ? query.idsIn(segment, pool) : query.tierIn(segment, way, pool);
    for (const stretch of stretches) {
      for (const ordinal of firstSelected(documents, own, better, stretch, pool))
        candidates.push(candidateAt(index, ordinal));
    }
    if (own !== undefined) better.push(own);
  }
  return candidates;
}

function matchesOf({ live, segment, pool }: KindIndex, query: TextQuery): DocumentSet {
  const documents = query.documentsIn(segment, pool);
  return 'list' in documents
    ? new DocumentSet(pool, { bitmaps: [live], lists: [documents.list] })
    : new DocumentSet(pool, { bitmaps: [live, documents.bits], lists: [] });
}

function candidateAt({ segment }: KindIndex, ordinal: number): Candidate {
  const downloads = figureAt(segment.columns.downloads, ordinal);
  const task = segment.termsOf(ordinal).find((term) => isTask(segment.terms.facetIndexOf(term)));
  return {
    id: segment.idAt(ordinal),
    ...(!Number.isNaN(downloads) && { downloads }),
    ...(task !== undefined && { task: segment.terms.valueOf(task) }),
  };
}

const isTask = (facetIndex: number): boolean => facets[facetIndex] === 'task';

function fromDelta(index: KindIndex, query: TextQuery, limit: number): Candidate[] {
  const lists = (): ReadonlyMap<Way, BestDocuments> =>
    new Map(ways.map((way) => [way, new BestDocuments(limit)]));
  const counted = lists();
  const uncounted = lists();
  const bestFor = ({ numbers }: DeltaDocument, way: Way): BestDocuments | undefined =>
    (numbers.downloads === undefined ? uncounted : counted).get(way);
  const isBeaten = (document: DeltaDocument, ...among: readonly Way[]): boolean =>
    among.every((way) => bestFor(document, way)?.isBeaten(document));
  for (const document of query.deltaDocuments(index.deltaWords)) {
    // Most documents of a frequent prefix stop here: looking for a prefix among their words takes longer.
    if (
      isBeaten(document, 'inId', 4) &&
      query.nameTierOf(document) === undefined &&
      (isBeaten(document, 3) || !query.hasWholeWords(document))
    )
      continue;
    const tier = query.tierOf(document);
    if (tier !== undefined) bestFor(document, wayOf(query, document, tier))?.offer(document);
  }
  return [...counted.values(), ...uncounted.values()].flatMap(({ documents }) =>
    documents.map(({ id, numbers: { downloads }, terms }) => {
      const task = terms.find((term) => isTask(index.terms.facetIndexOf(term)));
      return {
        id,
        ...(downloads !== undefined && { downloads }),
        ...(task !== undefined && { task: index.terms.valueOf(task) }),
      };
    }),
  );
}

const wayOf = (query: TextQuery, document: DeltaDocument, tier: Tier): Way =>
  tier > 2 && query.isInId(document) ? 'inId' : tier;

/** The first documents by downloads and then by score. */
class BestDocuments {
  readonly documents: DeltaDocument[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  isBeaten(document: DeltaDocument): boolean {
    const last = this.documents[this.#limit - 1];
    return last !== undefined && compare(last, document) <= 0;
  }

  offer(document: DeltaDocument): void {
    if (this.isBeaten(document)) return;
    const at = this.documents.findIndex((each) => compare(document, each) < 0);
    this.documents.splice(at < 0 ? this.documents.length : at, 0, document);
    if (this.documents.length > this.#limit) this.documents.pop();
  }
}

function compare({ numbers: a }: DeltaDocument, { numbers: b }: DeltaDocument): number {
  return (b.downloads ?? -1) - (a.downloads ?? -1) || (b.score ?? -1) - (a.score ?? -1);
}
