/** @module The state of a repository on its hub, where it can no longer be read. */
import type { RepoKind } from '@loadout/hub';
import type { HubRecord } from '@loadout/server';
import { pathOf } from '../../lib/links/links.ts';
import type { UpstreamView } from './upstream-notice.tsx';

const words = {
  deleted: 'Deleted on',
  gated: 'Access is restricted on',
  private: 'Deleted or made private on',
  renamed: 'Renamed on',
} as const;

export function upstreamView(kind: RepoKind, { upstream }: HubRecord, hub: string): UpstreamView | undefined {
  if (!upstream) return undefined;
  const { state, movedTo } = upstream;
  const text = `${words[state]} ${hub}. Its card and files are not shown here.`;
  return { text, ...(movedTo !== undefined && { movedTo: { id: movedTo, href: pathOf[kind](movedTo) } }) };
}
