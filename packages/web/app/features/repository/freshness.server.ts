/** @module How new a record is, in words; nothing without a hub, or where the hub does not have it. */
import type { RepoKind } from '@loadout/hub';
import type { Services } from '@loadout/server';
import { formatAgo } from '../../lib/format/ago.ts';

export interface FreshnessView {
  /** Whether a newer record is being fetched. */
  readonly refreshing: boolean;
  readonly text: string;
}

export async function freshnessView(
  services: Services,
  kind: RepoKind,
  id: string,
  now: number,
): Promise<FreshnessView | undefined> {
  const freshness = await services.freshness(kind, id);
  if (freshness === undefined || freshness.state === 'missing') return undefined;
  const { state, checkedAt } = freshness;
  const checked = checkedAt === undefined ? undefined : `Checked ${formatAgo(checkedAt, now) ?? ''}`;
  if (state === 'refreshing') return { refreshing: true, text: `Loading from ${services.platform.name}…` };
  if (state === 'fresh') return { refreshing: false, text: checked ?? '' };
  return {
    refreshing: false,
    text: [`${services.platform.name} is not reachable`, checked].filter(Boolean).join('. '),
  };
}
