/** @module The page of a dataset or a space. */
import { formatCompact, formatDate, plural } from '../lib/format.ts';
import { taskPath, withQuery } from '../lib/links.ts';
import type { RepositoryData } from '../pages/repository.server.ts';
import type { PanelView } from '../snippets/panel.server.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CopyButton } from './copy-button.tsx';
import { RepositoryRow } from './repository-row.tsx';
import { SheetRow } from './sheet-row.tsx';
import { SnippetPanel } from './snippet-panel.tsx';
import { Tags } from './tags.tsx';

type Shown = Omit<RepositoryData, 'record' | 'cookies'>;

const kinds = {
  dataset: { many: 'Datasets', path: '/datasets' },
  space: { many: 'Spaces', path: '/spaces' },
} as const;

export function RepositoryView(data: Shown) {
  const { summary, kind } = data;
  const { many, path } = kinds[kind];
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: 'Loadout', href: '/' },
          { name: many, href: path },
          ...(summary.owner === undefined
            ? []
            : [{ name: summary.owner, href: withQuery(path, { author: summary.owner }) }]),
        ]}
      />
      <div className="mt-3 mb-8">
        <h1 className="font-mono text-xl font-medium tracking-tight break-words sm:text-2xl">
          {summary.owner !== undefined && <span className="text-faint">{summary.owner}/</span>}
          <wbr />
          {summary.name}
        </h1>
        {data.title !== undefined && data.title !== summary.name && (
          <p className="mt-2 font-serif text-lg text-soft">{data.title}</p>
        )}
        <p className="mt-3 -ml-2">
          <span id="repository-id" className="sr-only">
            {summary.id}
          </span>
          <CopyButton target="repository-id" what="id" />
        </p>
      </div>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="min-w-0 space-y-14">
          {data.panel && <Panel panel={data.panel} data={data} />}
          <Models data={data} />
        </div>
        <aside aria-label="Data sheet" className="min-w-0 space-y-8 max-lg:order-first">
          <Sheet data={data} />
          <Tags tags={data.tags} path={path} />
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
            <a href={withQuery('/models', { tag: data.modelTag })}>All {plural(data.modelCount, 'model')}</a>
          </p>
        </>
      )}
    </section>
  );
}

function Sheet({ data: { summary, tasks, languages, sdk, created, hub } }: { data: Shown }) {
  const unknown = <span className="text-faint">not known here</span>;
  return (
    <dl className="sheet">
      {tasks.length > 0 && (
        <SheetRow name={tasks.length === 1 ? 'Task' : 'Tasks'}>
          {tasks.map((task) => (
            <a key={task.id} href={taskPath(task.id)} className="block">
              {task.label}
            </a>
          ))}
        </SheetRow>
      )}
      {sdk !== undefined && <SheetRow name="Made with">{sdk}</SheetRow>}
      <SheetRow name="Licence">{summary.license ?? unknown}</SheetRow>
      {languages.length > 0 && <SheetRow name="Languages">{languages.slice(0, 6).join(', ')}</SheetRow>}
      <SheetRow name="Downloads">
        {summary.downloads === undefined ? unknown : formatCompact(summary.downloads)}
      </SheetRow>
      <SheetRow name="Likes">{summary.likes === undefined ? unknown : formatCompact(summary.likes)}</SheetRow>
      {created !== undefined && <SheetRow name="Created">{formatDate(created)}</SheetRow>}
      {summary.updated !== undefined && <SheetRow name="Updated">{formatDate(summary.updated)}</SheetRow>}
      <SheetRow name="Source">
        <a href={hub.href} rel="noopener nofollow">
          {hub.name}
        </a>
      </SheetRow>
    </dl>
  );
}
