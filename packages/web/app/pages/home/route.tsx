/** @module / */
import { CodeBlock, formatDate, Link, LiveForm } from '@loadout/react';
import { Entry } from '../../ui/entry.tsx';
import { ModalityGlyph } from '../../ui/modality-glyph.tsx';
import { formatCompact, formatCount } from '../../lib/format/format.ts';
import { libraryPath, modelPath, taskPath } from '../../lib/links/links.ts';
import { feedPath } from '../../features/feed/feed.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { type HomeData, page } from './page.server.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta(
    undefined,
    'Paste a model id and get code that runs: every library, its install line, hosted inference and local apps.',
  );
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { counts, groups, libraries, examples, specimen, news } = loaderData;
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-10 pt-10 pb-16 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)]">
        <Opening examples={examples} />
        {specimen && (
          <figure className="min-w-0 overflow-hidden rounded border border-line bg-raised">
            <figcaption className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2 text-xs text-faint">
              <Link
                href={modelPath(specimen.id)}
                className="literal truncate text-soft no-underline hover:underline"
              >
                {specimen.id}
              </Link>
              <span className="shrink-0">{specimen.library}</span>
            </figcaption>
            <CodeBlock code={specimen.code} label={`${specimen.title}, ${specimen.library}`} numbered />
          </figure>
        )}
      </div>

      <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4">
        <Tally href="/models" name="models" count={counts.models} />
        <Tally href="/tasks" name="tasks" count={counts.tasks} />
        <Tally href="/libraries" name="libraries" count={counts.libraries} />
        <Tally href="/libraries?snippets=yes" name="with snippets" count={counts.snippets} />
      </dl>

      <section aria-labelledby="tasks" className="mt-16">
        <h2 id="tasks" className="text-xl">
          <Link href="/tasks" className="no-underline hover:underline">
            Start from a task
          </Link>
        </h2>
        <div className="mt-6 gap-x-12 sm:columns-2 lg:columns-3">
          {groups.map((group) => (
            <section
              key={group.modality}
              data-modality={group.modality}
              aria-labelledby={group.modality}
              className="mb-8 break-inside-avoid"
            >
              <h3
                id={group.modality}
                className="spine mb-2 flex items-center gap-2 font-sans text-sm font-semibold"
              >
                <ModalityGlyph modality={group.modality} size={15} />
                {group.label}
              </h3>
              <ul>
                {group.tasks.map((task) => (
                  <li key={task.id}>
                    <ModelsEntry href={taskPath(task.id)} name={task.label} models={task.models} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>

      <section aria-labelledby="libraries" className="mt-10">
        <h2 id="libraries" className="text-xl">
          <Link href="/libraries" className="no-underline hover:underline">
            Or from a library
          </Link>
        </h2>
        <ul className="mt-6 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {libraries.map((library) => (
            <li key={library.key}>
              <ModelsEntry href={libraryPath(library.key)} name={library.label} models={library.models} />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm">
          <Link href="/libraries">All {formatCount(counts.libraries)} libraries</Link>
        </p>
      </section>

      <News news={news} />
    </>
  );
}

function Opening({ examples }: { examples: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h1 className="text-3xl tracking-[-0.025em]">From a model id to code that runs.</h1>
      <p className="mt-5 max-w-[34rem] font-serif text-md text-soft">
        Paste the id or the address of a model. You get the lines that load it, in the library you use, with
        what to install first and what to know before you run it.
      </p>
      <search>
        <LiveForm action="/search" className="mt-7 flex max-w-[36rem] flex-wrap gap-2" onSubmitOnly>
          <input
            name="q"
            type="search"
            required
            className="field literal h-12 flex-1 basis-64 px-3.5 text-base"
            aria-label="Model id, hub address, task or library"
            placeholder="owner/name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button className="button h-12 px-5" data-kind="primary">
            Get the code
          </button>
        </LiveForm>
      </search>
      {examples.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-faint">
          <span>For instance</span>
          {examples.slice(0, 3).map((id) => (
            <Link key={id} href={modelPath(id)} className="literal text-soft">
              {id}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

interface ModelsEntryProps {
  readonly href: string;
  readonly name: string;
  readonly models: number;
}

const ModelsEntry = ({ href, name, models }: ModelsEntryProps) => (
  <Entry
    href={href}
    name={name}
    figure={models > 0 ? formatCompact(models) : '–'}
    unit={models === 1 ? 'model' : 'models'}
  />
);

function Tally({ href, name, count }: { href: string; name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse px-1 py-5 odd:pr-4 sm:border-l sm:border-line sm:px-6 sm:first:border-l-0 sm:first:pl-0">
      <dt className="text-sm text-faint">
        <Link href={href} className="no-underline hover:underline">
          {name}
        </Link>
      </dt>
      <dd className="figure font-serif text-2xl font-semibold">{formatCount(count)}</dd>
    </div>
  );
}

function News({ news }: Pick<HomeData, 'news'>) {
  return (
    <section aria-labelledby="news" className="mt-16">
      <h2 id="news" className="text-xl">
        New here
      </h2>
      <div className={`mt-5 grid gap-x-12 gap-y-8 ${news.models.length > 0 ? 'lg:grid-cols-[2fr_1fr]' : ''}`}>
        <ul
          className={`grid content-start gap-x-12 gap-y-4 sm:grid-cols-2 ${news.models.length > 0 ? '' : 'lg:grid-cols-3'}`}
        >
          {news.entries.map((entry) => (
            <li key={entry.path} className="border-t border-line pt-2.5">
              <p className="label flex justify-between gap-4">
                {entry.kind === 'task' ? 'Task' : 'Library'}
                <time dateTime={entry.added} className="figure">
                  {formatDate(entry.added)}
                </time>
              </p>
              <Link href={entry.path} className="font-medium no-underline hover:underline">
                {entry.label}
              </Link>
              <p className="line-clamp-2 text-sm text-soft">{entry.summary}</p>
            </li>
          ))}
        </ul>
        {news.models.length > 0 && (
          <div>
            <h3 className="label border-t border-line pt-2.5 font-sans">Newest models</h3>
            <ul className="mt-1.5 space-y-1">
              {news.models.map((model) => (
                <li key={model.id}>
                  <Link href={modelPath(model.id)} className="literal text-sm no-underline hover:underline">
                    {model.id}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className="mt-5 flex flex-wrap gap-x-5 text-sm">
        <Link href={feedPath}>Follow by RSS</Link>
        <Link href="/models?sort=created">Newest models</Link>
      </p>
    </section>
  );
}
