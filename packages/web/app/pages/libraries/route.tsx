/** @module /libraries */
import { Link } from '@loadout/react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LeftOut } from '../../ui/left-out.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { plural } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryRows } from './library-rows.tsx';
import { page, type LibrarySummary } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('Libraries', 'Libraries that load and run models, with install commands and snippets.');
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Libraries({ loaderData }: Route.ComponentProps) {
  const shown = opened(loaderData);
  const { libraries, total, all, ignored, sort } = shown;
  return (
    <>
      <PageHead
        title="Libraries"
        lead="Libraries that load and run models, with code for any model that fits."
      />
      <LibraryFilters {...shown} />
      <div id="results" className="mt-5">
        <output className="label block">
          {total === all
            ? plural(all, 'library', 'libraries')
            : `${total} of ${plural(all, 'library', 'libraries')}`}
        </output>
        <LeftOut ignored={ignored} />
        {total === 0 && (
          <EmptyState title="No libraries match these filters.">
            <Link href="/libraries">Show all {all}</Link>
          </EmptyState>
        )}
        {sort === 'models' && total > 0 && (
          <div className="mt-6 border-t border-line pt-3">
            <LibraryRows libraries={libraries} />
          </div>
        )}
        {(sort === 'name' ? byInitial(libraries) : []).map(([initial, group], at) => (
          <section
            key={initial}
            aria-label={initial}
            className={`${at < 2 ? '' : 'far '}mt-6 grid border-t border-line pt-3 sm:grid-cols-[3rem_minmax(0,1fr)]`}
          >
            <h2 className="text-lg text-faint">{initial}</h2>
            <LibraryRows libraries={group} />
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
