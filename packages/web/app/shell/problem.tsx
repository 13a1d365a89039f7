/** @module The error page: what is missing, the nearest matches, where to go. */
import { Button, Link, LiveForm } from '@loadout/react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { NotFoundFacts } from '../lib/page/page.server.ts';
import { pathOf } from '../lib/links/links.ts';
import { DescribeFields } from '../features/describe/describe-fields.tsx';

const isNotFound = (value: unknown): value is NotFoundFacts =>
  typeof value === 'object' && value !== null && 'kind' in value && 'nearest' in value;

export function Problem({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return isNotFound(error.data) ? <Missing facts={error.data} /> : <NoSuchPage />;
  }
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 502) return <HubAway />;
  return (
    <Frame title={status === 503 ? 'Temporarily unavailable' : 'Something went wrong'} status={status}>
      <p>
        {status === 503
          ? 'The database or the search does not respond. Try again in a moment.'
          : 'The error was logged. Other pages still work.'}
      </p>
    </Frame>
  );
}

function Missing({ facts }: { facts: NotFoundFacts }) {
  return (
    <Frame title={facts.isGuess === true ? noPage : `No ${facts.kind} with this name`} status={404}>
      {facts.isGuess === true ? (
        <CheckAddress />
      ) : (
        <p>
          No {facts.kind} is called <code className="literal break-all">{facts.id}</code>.
        </p>
      )}
      {facts.nearest.length > 0 && (
        <>
          <h2 className="label mt-8">Nearest matches</h2>
          <ul className="mt-2">
            {facts.nearest.map((id) => (
              <li key={id}>
                <Link href={pathOf[facts.kind](id)} className="literal text-base">
                  {id}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {facts.choices && (
        <section aria-labelledby="by-hand" className="mt-10 border-t border-line pt-6">
          <h2 id="by-hand" className="text-lg text-ink">
            Describe it
          </h2>
          <p className="mt-1 mb-5">Name its task and library to get snippets for it.</p>
          <form action="/playground" className="max-w-xl font-sans text-ink">
            <DescribeFields
              values={{ id: facts.id, pipeline_tag: '', library_name: '', tags: '' }}
              tasks={facts.choices.tasks}
              libraries={facts.choices.libraries}
            />
            <p className="mt-4">
              <Button type="submit" kind="primary">
                Generate snippets
              </Button>
            </p>
          </form>
        </section>
      )}
    </Frame>
  );
}

const noPage = 'Page not found';

const CheckAddress = () => <p>Check the address for typing errors, or search.</p>;

/** Only a page of a record that is not stored needs the hub. */
const HubAway = () => (
  <Frame title="The hub does not respond" status={502}>
    <p>
      This record is not stored here, and the hub did not return it. Try again in a moment, or{' '}
      <Link href="/playground">describe a model</Link> to get code for it.
    </p>
  </Frame>
);

function NoSuchPage() {
  return (
    <Frame title={noPage} status={404}>
      <CheckAddress />
    </Frame>
  );
}

function Frame({ title, status, children }: { title: string; status: number; children: ReactNode }) {
  return (
    <div className="pt-16">
      <title>{`${title} · Loadout`}</title>
      <p className="label figure">{status}</p>
      <h1 className="mt-2 text-2xl">{title}</h1>
      <div className="mt-4 max-w-measure font-serif text-md text-soft">{children}</div>
      <search>
        <LiveForm action="/search" className="mt-10 flex max-w-xl gap-2" onSubmitOnly>
          <input
            name="q"
            type="search"
            className="field"
            aria-label="Search everything"
            placeholder="Search everything"
          />
          <button className="button">Search</button>
        </LiveForm>
      </search>
      <p className="mt-6 flex flex-wrap gap-x-5 text-sm text-soft">
        <Link href="/tasks">Tasks</Link>
        <Link href="/libraries">Libraries</Link>
        <Link href="/models">Models</Link>
      </p>
    </div>
  );
}
