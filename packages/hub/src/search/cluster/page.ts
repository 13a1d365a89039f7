/** @module One page in the cluster: sort keys, the position of a cursor, and hits with their keys. */

import { z } from 'zod';
import type { Hit, Place, Ranking } from '../query/ranking.ts';
import { absentFigure, fieldNames } from './layout.ts';
import { type Clause, scoreOfTier, tierOfScore } from './text-clauses.ts';

/** A part of a page: documents that a clause selects, in one order. A page is its parts one after the other. */
export interface PagePart {
  readonly clause?: Clause;
  readonly sort: readonly Clause[];
  /** Where the sort keys of a hit are in its list. */
  readonly keys: readonly SortKey[];
  /** The position to continue after; absent at the beginning. */
  readonly after?: readonly (number | string)[];
}

type SortKey = 'tier' | 'value' | 'downloads' | 'score' | 'key';

/** In ascending order documents without the figure come last, still with the most downloaded first. */
export function partsOf(ranking: Ranking, after: Place | undefined): readonly PagePart[] {
  if (ranking.by === 'relevance') return [partOf(['tier', 'downloads', 'score', 'key'], 'desc', after)];
  const field = fieldNames.figure(ranking.by);
  const keys: readonly SortKey[] =
    ranking.by === 'downloads' ? ['downloads', 'score', 'key'] : ['value', 'downloads', 'score', 'key'];
  if (!ranking.ascending) return [partOf(keys, 'desc', after, field)];
  const isInSecond = after !== undefined && Number.isNaN(after.value);
  const second = partOf(['downloads', 'score', 'key'], 'desc', isInSecond ? after : undefined);
  const parts: PagePart[] = [{ ...second, clause: { term: { [field]: absentFigure } } }];
  if (!isInSecond)
    parts.unshift({ ...partOf(keys, 'asc', after, field), clause: { range: { [field]: { gte: 0 } } } });
  return parts;
}

function partOf(
  keys: readonly SortKey[],
  order: 'asc' | 'desc',
  after: Place | undefined,
  field = fieldNames.figure('downloads'),
): PagePart {
  const fields: Readonly<Record<SortKey, string>> = {
    tier: '_score',
    value: field,
    downloads: fieldNames.figure('downloads'),
    score: fieldNames.figure('score'),
    key: fieldNames.key,
  };
  const other = order === 'asc' ? 'desc' : 'asc';
  return {
    keys,
    sort: keys.map((key) => ({ [fields[key]]: { order: key === 'key' ? other : order } })),
    ...(after !== undefined && { after: keys.map((key) => keyOf(after, key)) }),
  };
}

function keyOf(place: Place, key: SortKey): number | string {
  if (key === 'tier') return scoreOfTier(place.tier);
  if (key === 'key') return place.foldedId;
  return Number.isNaN(place[key]) ? absentFigure : place[key];
}

const hitSchema = z.object({
  _source: z.object({ id: z.string() }),
  sort: z.array(z.union([z.number(), z.string()])),
});
export const hitsSchema = z.array(hitSchema);

export function hitOf(
  { _source, sort }: z.infer<typeof hitSchema>,
  { keys }: PagePart,
  ranking: Ranking,
): Hit {
  const at = (key: SortKey): number | string | undefined => sort[keys.indexOf(key)];
  const figure = (key: SortKey): number => {
    const value = at(key);
    return typeof value === 'number' && value >= 0 ? value : NaN;
  };
  const tier = at('tier');
  const downloads = figure('downloads');
  return {
    id: _source.id,
    tier: typeof tier === 'number' ? tierOfScore(tier) : 0,
    value: ranking.by === 'downloads' && !keys.includes('value') ? downloads : figure('value'),
    downloads,
    score: figure('score'),
    foldedId: String(at('key')),
  };
}
