/** @module Says what became of a repository on its hub, where it can no longer be read. */
import { Link, Notice } from '@loadout/react';
import type { RepoKind } from '@loadout/hub';
import type { HubRecord } from '@loadout/server';
import { pathOf } from '../../lib/links/links.ts';

interface UpstreamNoticeProps {
  readonly kind: RepoKind;
  readonly upstream: HubRecord['upstream'];
  readonly hub: string;
}

export function UpstreamNotice({ kind, upstream, hub }: UpstreamNoticeProps) {
  if (!upstream) return null;
  const { state, movedTo } = upstream;
  return (
    <Notice kind="caution" code={`upstream-${state}`}>
      {state === 'renamed' && movedTo !== undefined ? (
        <>
          Renamed on {hub}: <Link href={pathOf[kind](movedTo)}>{movedTo}</Link>. Its card and files are there.
        </>
      ) : (
        `${words[state]} ${hub}. Its card and files are not shown here.`
      )}
    </Notice>
  );
}

const words = {
  deleted: 'Deleted on',
  gated: 'Access is restricted on',
  private: 'Deleted or made private on',
  renamed: 'Renamed on',
} as const;
