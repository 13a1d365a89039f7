/** @module /search: everything at once; an id or a URL leads straight to its page. */
import { Link, LiveForm } from '@loadout/react';
import { redirect } from 'react-router';
import { SearchResult } from '../../features/search/search-result.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { plural } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData: { query } }: Route.MetaArgs) =>
  pageMeta(
    query === '' ? 'Search' : `${query} · Search`,
    'Search tasks, libraries, apps, providers, hardware, models, datasets and spaces.',
  );

export async function loader(args: Route.LoaderArgs) {
  const found = await loadPage(page, args);
  if (found.go !== undefined) throw redirect(found.go);
  return found;
}

export default function Search({ loaderData: { query, describe, results, lists } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Search" />
      <search>
        <LiveForm className="flex max-w-2xl gap-2">
          <input
            name="q"
            type="search"
            defaultValue={query}
            className="field literal h-11 text-base"
            aria-label="Search everything"
            placeholder="A task, an app, a model id, a hub URL"
            autoComplete="off"
            spellCheck={false}
          />
          <button className="button" data-kind="primary">
            Search
          </button>
        </LiveForm>
      </search>
      <div id="results" className="mt-8 max-w-2xl space-y-8">
        {/* Always there: screen readers announce a change, not a new element. */}
        <output className={results.length === 0 ? 'block font-serif text-md text-soft' : 'sr-only'}>
          {results.length === 0 ? (
            <>
              No results for <q>{query}</q>. Try fewer or shorter words.
            </>
          ) : (
            plural(results.length, 'result')
          )}
        </output>
        {describe !== undefined && (
          <p className="notice">
            <span>
              <code className="literal">{query}</code> is not in the catalogue.{' '}
              <Link href={describe}>Describe it and get its code</Link>
            </span>
          </p>
        )}
        {results.length > 0 && (
          <ol className="search-results" aria-label="Results">
            {results.map((entry) => (
              <li key={entry.href}>
                <Link href={entry.href} data-result="">
                  <SearchResult entry={entry} />
                </Link>
              </li>
            ))}
          </ol>
        )}
        {lists.length > 0 && (
          <p className="text-sm text-soft">
            Search only{' '}
            {lists.map(({ name, href }, at) => (
              <span key={href}>
                {at > 0 && ', '}
                <Link href={href}>{name.toLowerCase()}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </>
  );
}
