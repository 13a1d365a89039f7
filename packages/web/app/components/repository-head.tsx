/** @module The name of a dataset or a space, who may read it, and its record. */
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { pathOf, withQuery } from '../lib/links.ts';
import type { RepositoryData } from '../pages/repository.server.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CopyButton } from './copy-button.tsx';

type Shown = Pick<RepositoryData, 'kind' | 'summary' | 'title'>;

const headings = { dataset: 'Datasets', space: 'Spaces' } as const;

export function RepositoryHead({ data: { kind, summary, title } }: { data: Shown }) {
  const { id, owner, name, gated } = summary;
  const list = `/${kind}s`;
  return (
    <div className="mb-8">
      <Breadcrumbs
        trail={[
          { name: 'Loadout', href: '/' },
          { name: headings[kind], href: list },
          ...(owner === undefined ? [] : [{ name: owner, href: withQuery(list, { author: owner }) }]),
        ]}
      />
      <h1 className="mt-3 font-mono text-xl font-medium tracking-tight break-words sm:text-2xl">
        {owner !== undefined && <span className="text-faint">{owner}/</span>}
        <wbr />
        {name}
      </h1>
      {title !== undefined && title !== name && <p className="mt-2 font-serif text-lg text-soft">{title}</p>}
      <p className="mt-3 -ml-2 flex flex-wrap items-center gap-2 text-sm">
        {gated && (
          <span className="chip ml-2 border-transparent bg-caution-tint text-caution">
            <LockKeyhole size={12} aria-hidden="true" /> gated
          </span>
        )}
        <span id="repository-id" className="sr-only">
          {id}
        </span>
        <CopyButton target="repository-id" what="id" />
        <a href={`${pathOf[kind](id)}.json`} className="button" data-kind="quiet" data-size="small">
          Record as JSON
        </a>
      </p>
    </div>
  );
}
