/** @module What the pages of models, datasets and spaces begin with: the way there, the name, what to do with it. */
import type { RepoKind } from '@loadout/hub';
import { kindNames } from '../../lib/records/kinds.ts';
import { pathOf, withQuery } from '../../lib/links/links.ts';
import type { RepositorySummary } from '../../lib/records/summary.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { CopyButton, Icon, Link } from '@loadout/react';

interface TitleProps {
  readonly kind: RepoKind;
  readonly summary: Pick<RepositorySummary, 'owner' | 'name'>;
}

export function RepositoryTitle({ kind, summary: { owner, name } }: TitleProps) {
  const list = `/${kind}s`;
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: 'Loadout', href: '/' },
          { name: kindNames[kind].title, href: list },
          ...(owner === undefined ? [] : [{ name: owner, href: withQuery(list, { author: owner }) }]),
        ]}
      />
      <h1 className="mt-3 font-mono text-xl font-medium tracking-tight break-words sm:text-2xl">
        {owner !== undefined && <span className="text-faint">{owner}/</span>}
        <wbr />
        {name}
      </h1>
    </>
  );
}

export const GatedChip = () => (
  <span className="chip border-transparent bg-caution-tint text-caution">
    <Icon name="lock" size={12} /> gated
  </span>
);

export const IdAndRecord = ({ kind, id }: { kind: RepoKind; id: string }) => (
  <>
    <span id="repository-id" className="sr-only">
      {id}
    </span>
    <CopyButton target="repository-id" what="id" />
    <Link href={`${pathOf[kind](id)}.json`} className="button" data-kind="quiet" data-size="small">
      Record as JSON
    </Link>
  </>
);
