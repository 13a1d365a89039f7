/** @module /libraries */
import { Link } from '@loadout/react';
import { Entry } from '../../ui/entry.tsx';
import { LeftOut } from '../../ui/left-out.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { formatCompact, plural } from '../../lib/format/format.ts';
import { libraryPath } from '../../lib/links/links.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { page, type LibrarySummary } from './page.server.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta(
    'Libraries',
    'Every library that can load a model, with its install line, its snippets and its rules.',
  );
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Libraries({ loaderData }: Route.ComponentProps) {
  const { libraries, total, all, ignored } = loaderData;
  return (
    <>
      <PageHead
        title="Libraries"
        lead="What loads a model and runs it. A library with snippets writes the code for any model that fits it; for the others there is how to fetch the files, and where to read on."
      />
      <LibraryFilters {...loaderData} />
      <div id="results" className="mt-5">
        <output className="label block">
          {total === 0
            ? 'No library answers to that.'
            : total === all
              ? plural(all, 'library', 'libraries')
              : `${total} of ${plural(all, 'library', 'libraries')}`}
        </output>
        <LeftOut ignored={ignored} />
        {total === 0 && (
          <p className="mt-4 font-serif text-md text-soft">
            Fewer filters find more: <Link href="/libraries">show all {all}</Link>.
          </p>
        )}
        {byInitial(libraries).map(([initial, group]) => (
          <section
            key={initial}
            aria-label={initial}
            className="mt-6 grid border-t border-line pt-3 sm:grid-cols-[3rem_1fr]"
          >
            <h2 className="text-lg text-faint">{initial}</h2>
            <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
              {group.map((library) => (
                <li key={library.key} className={library.hasSnippets ? '' : 'text-soft'}>
                  <Entry
                    href={libraryPath(library.key)}
                    name={
                      <>
                        <span className={library.hasSnippets ? 'font-medium' : ''}>
                          {library.prettyLabel}
                        </span>
                        {library.status !== undefined && (
                          <span className="text-xs text-faint"> {library.status}</span>
                        )}
                      </>
                    }
                    figure={library.models > 0 ? formatCompact(library.models) : undefined}
                    unit={library.models === 1 ? 'model' : 'models'}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function byInitial(libraries: readonly LibrarySummary[]): readonly [string, readonly LibrarySummary[]][] {
  return [
    ...Map.groupBy(libraries, ({ prettyLabel }) => {
      const [first = ''] = prettyLabel.normalize('NFD').toUpperCase();
      return /[A-Z]/.test(first) ? first : '0–9';
    }),
  ];
}
