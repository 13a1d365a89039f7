/** @module What a hub's record says about its figures at this time. */

import type { RepositoryRecord } from '@loadout/catalogue/records';
import type { RepoKind, SightingInput } from '../../store/store.ts';

export function sightingOf(
  kind: RepoKind,
  { id, downloads, likes }: RepositoryRecord,
  now: number,
): SightingInput {
  return {
    kind,
    id,
    at: new Date(now).toISOString(),
    ...(downloads !== undefined && { downloads }),
    ...(likes !== undefined && { likes }),
  };
}
