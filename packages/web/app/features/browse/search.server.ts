/** @module The search of a list page: values that no record has are left out, and a stale cursor starts again. */
import { CursorError, type RepoKind } from '@loadout/hub';
import type { SearchAnswer, SearchRequest, Services } from '@loadout/server';
import { listFilters } from './filters.ts';

export interface Found {
  /** Without the values that no record has. */
  readonly request: SearchRequest;
  readonly answer: SearchAnswer;
  readonly unknown: SearchAnswer['unknown'];
  readonly restarted: boolean;
}

export async function searchKnown(
  services: Services,
  kind: RepoKind,
  requested: SearchRequest,
): Promise<Found> {
  const first = await searchOrRestart(services, kind, requested);
  const { unknown } = first.answer;
  if (unknown.length === 0) return { ...first, request: requested, unknown };
  const request = { ...requested };
  for (const filter of listFilters) {
    const values = requested[filter]?.filter(
      (value) => !unknown.some((one) => one.filter === filter && one.value === value),
    );
    request[filter] = values?.length === 0 ? undefined : values;
  }
  return { ...(await searchOrRestart(services, kind, request)), request, unknown };
}

async function searchOrRestart(
  services: Services,
  kind: RepoKind,
  request: SearchRequest,
): Promise<{ answer: SearchAnswer; restarted: boolean }> {
  try {
    return { answer: await services.search(kind, request), restarted: false };
  } catch (error) {
    if (!(error instanceof CursorError)) throw error;
    return { answer: await services.search(kind, { ...request, cursor: undefined }), restarted: true };
  }
}
