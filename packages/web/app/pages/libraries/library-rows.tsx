/** @module Libraries as rows: name, one sentence, how many models use it. A row is one link, at least 40 px high. */
import { Link } from '@loadout/react';
import { formatCompact } from '../../lib/format/format.ts';
import { libraryPath } from '../../lib/links/links.ts';
import type { LibrarySummary } from './page.server.ts';

export const LibraryRows = ({ libraries }: { libraries: readonly LibrarySummary[] }) => (
  <ul className="grid gap-x-10 lg:grid-cols-2">
    {libraries.map((library) => (
      <li key={library.key} className="border-b border-line last:border-b-0 lg:nth-last-2:odd:border-b-0">
        <Link
          href={libraryPath(library.key)}
          className="group flex min-h-11 items-baseline justify-between gap-4 py-2 no-underline"
        >
          <span className="min-w-0">
            <span className="font-medium group-hover:underline">{library.prettyLabel}</span>
            {library.status !== undefined && <span className="text-xs text-faint"> {library.status}</span>}
            {library.summary !== undefined && (
              <span className="line-clamp-2 block text-sm text-soft">{library.summary}</span>
            )}
          </span>
          {library.models > 0 && (
            <span className="figure shrink-0 text-xs text-faint">
              {formatCompact(library.models)} {library.models === 1 ? 'model' : 'models'}
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
);
