/**
 * @module The curated order of records, for lists without a query: well known, recommended by a task, verified, complete, usable
 * with many tools. It only decides between records with the same downloads, above all those without any.
 */
import { isLibraryKey } from '@loadout/catalogue';
import type { FieldRules } from '@loadout/hub';
import { localLevels } from '@loadout/verification';
import { recommendationOf } from './recommendations.ts';
import { isWellKnown } from './well-known.ts';

export const scorePoints = {
  recommended: 40,
  wellKnown: 40,
  /** For each verification level of its code. */
  level: 8,
  task: 8,
  library: 6,
  license: 4,
  language: 2,
  params: 6,
  files: 2,
  /** For each library, app and provider that can use it. */
  way: 1,
} as const;

/** A repository with more tags is not better. */
const mostWays = 12;

const has = (known: boolean, points: number): number => (known ? points : 0);

export const recordScore: NonNullable<FieldRules['score']> = (kind, record, terms) => {
  const reached = localLevels.findLastIndex((level) => terms.verified.includes(level)) + 1;
  const ways = terms.library.length + terms.app.length + terms.provider.length;
  return (
    has(recommendationOf(kind, record.id) !== undefined, scorePoints.recommended) +
    has(isWellKnown(kind, record.id), scorePoints.wellKnown) +
    reached * scorePoints.level +
    has(terms.task.length > 0, scorePoints.task) +
    has(terms.library.some(isLibraryKey), scorePoints.library) +
    has(terms.license.length > 0, scorePoints.license) +
    has(terms.language.length > 0, scorePoints.language) +
    has((record.safetensors?.total ?? record.gguf?.total) !== undefined, scorePoints.params) +
    has((record.siblings ?? []).length > 0, scorePoints.files) +
    Math.min(ways, mostWays) * scorePoints.way
  );
};
