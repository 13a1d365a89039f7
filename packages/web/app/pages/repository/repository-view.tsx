/** @module The page of a dataset or a space. */
import { plural } from '../../lib/format/format.ts';
import { withQuery } from '../../lib/links/links.ts';
import type { RepositoryData } from './repository.server.ts';
import { Link, type PanelView, SnippetPanel } from '@loadout/react';
import { RepositoryHead } from './repository-head.tsx';
import { RepositoryRow } from '../../ui/repository-row.tsx';
import { RepositorySheet } from './repository-sheet.tsx';
import { Tags } from '../../features/repository/tags.tsx';

type Shown = Omit<RepositoryData, 'record' | 'cookies'>;

export function RepositoryView(data: Shown) {
  return (
    <>
      <RepositoryHead data={data} />
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="min-w-0 space-y-14">
          {data.panel && <Panel panel={data.panel} data={data} />}
          <Models data={data} />
        </div>
        <aside aria-label="Data sheet" className="min-w-0 space-y-8">
          <RepositorySheet data={data} />
          <Tags tags={data.tags} path={`/${data.kind}s`} />
        </aside>
      </div>
    </>
  );
}

function Panel({ panel, data }: { panel: PanelView; data: Shown }) {
  const url = new URL(data.address, 'http://page');
  // Below an id without an owner there is no room for files: that address is another repository's.
  return <SnippetPanel panel={panel} url={url} {...(data.summary.owner !== undefined && { files: url })} />;
}

function Models({ data }: { data: Shown }) {
  return (
    <section aria-labelledby="models">
      <h2 id="models" className="text-xl">
        Models that name it
      </h2>
      {data.models.length === 0 ? (
        <p className="mt-3 font-serif text-md text-soft">No model here names this {data.kind}.</p>
      ) : (
        <>
          <ol className="mt-3 border-t border-line">
            {data.models.map((item) => (
              <RepositoryRow key={item.id} kind="model" item={item} />
            ))}
          </ol>
          <p className="mt-3 text-sm">
            <Link href={withQuery('/models', { tag: data.modelTag })}>
              All {plural(data.modelCount, 'model')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
