/** @module The rail of a library: its key, its websites, the tasks it serves, the file of its entry. */
import type { LibraryEntry } from '@loadout/server';
import { Link } from '@loadout/react';
import { webAddress } from '../../lib/links/links.ts';
import { filterWords } from './filter-words.ts';
import type { LibraryData } from './page.server.ts';
import { RailTasks } from '../../ui/rail-tasks.tsx';
import { SourceLink } from '../../ui/source-link.tsx';

interface LibraryRailProps {
  readonly library: LibraryEntry;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
  readonly source: string;
  readonly filter: LibraryData['filter'];
}

export function LibraryRail({ library, tasks, source, filter }: LibraryRailProps) {
  const docs = webAddress(library.docsUrl);
  const repository = webAddress(library.repoUrl);
  return (
    <div className="rail-boxes">
      <section aria-label="Facts">
        <dl className="sheet">
          <div>
            <dt>Key</dt>
            <dd className="literal">{library.key}</dd>
          </div>
          {docs !== undefined && (
            <div>
              <dt>Docs</dt>
              <dd>
                <a href={docs} rel="noopener">
                  {new URL(docs).host}
                </a>
              </dd>
            </div>
          )}
          {repository !== undefined && (
            <div>
              <dt>Repository</dt>
              <dd>
                <a href={repository} rel="noopener">
                  {library.repoName}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>Filter</dt>
            <dd>
              {filter.href === undefined ? (
                filterWords(filter)
              ) : (
                <Link href={filter.href}>{filterWords(filter)}</Link>
              )}
            </dd>
          </div>
        </dl>
      </section>
      <RailTasks tasks={tasks} />
      <SourceLink href={source} />
    </div>
  );
}
