/** @module A trending score from our own history, for hubs that have none. */

import type { RecordTypes } from '@loadout/catalogue/records';
import type { RepoKind, Sighting } from '../../store/store.ts';

const windowMs = 7 * 24 * 60 * 60 * 1000;
/** A like weighs as much as this many downloads. */
const downloadsPerLike = 1000;

/** Likes and downloads gained within a week of the last sighting; `undefined` without two days to compare. */
export function trendOf(history: readonly Sighting[]): number | undefined {
  const last = history.at(-1);
  if (last === undefined) return undefined;
  const since = Date.parse(last.at) - windowMs;
  const first = history.find(({ at }) => Date.parse(at) >= since);
  if (first === undefined || dayOf(first) === dayOf(last)) return undefined;
  const likes = gained(first.likes, last.likes);
  const downloads = gained(first.downloads, last.downloads);
  if (likes === undefined && downloads === undefined) return undefined;
  return Math.max(0, Math.round(10 * ((likes ?? 0) + (downloads ?? 0) / downloadsPerLike)) / 10);
}

const dayOf = ({ at }: Sighting): string => at.slice(0, 10);

const gained = (before: number | undefined, after: number | undefined): number | undefined =>
  before === undefined || after === undefined ? undefined : after - before;

const field = 'trendingScore';

/** The hub's own score wins; an earlier one of ours is replaced. What does not rise has none. */
export function withTrend<R extends RecordTypes[RepoKind]>(record: R, history: readonly Sighting[]): R {
  const names = record.derived?.fields ?? [];
  const isOurs = names.includes(field);
  if (record.trendingScore !== undefined && !isOurs) return record;
  const score = trendOf(history) || undefined;
  if (score === undefined && !isOurs) return record;
  const others = names.filter((name) => name !== field);
  const fields = score === undefined ? others : [...others, field];
  return { ...record, [field]: score, derived: { ...record.derived, fields } };
}
