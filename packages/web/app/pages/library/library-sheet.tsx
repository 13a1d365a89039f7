/** @module What stands beside a library's code: where it lives, what it serves, the file behind the page. */
import type { LibraryEntry } from '@loadout/server';
import { Link, programmingLanguage } from '@loadout/react';
import { taskPath, webAddress } from '../../lib/links/links.ts';
import { SourceLink } from '../../ui/source-link.tsx';

interface LibrarySheetProps {
  readonly library: LibraryEntry;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
  readonly source: string;
  readonly filter: { readonly listed: boolean; readonly href: string | undefined };
}

export function LibrarySheet({ library, tasks, source, filter }: LibrarySheetProps) {
  const docs = webAddress(library.docsUrl);
  const repository = webAddress(library.repoUrl);
  return (
    <aside aria-label="Data sheet" className="min-w-0 space-y-8">
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
        {library.languages.length > 0 && (
          <div>
            <dt>Snippets in</dt>
            <dd>{library.languages.map(programmingLanguage).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>Filter</dt>
          <dd>
            {filter.href === undefined ? (
              'No models use it'
            ) : (
              <Link href={filter.href}>{filter.listed ? 'Listed on models' : 'By search on models'}</Link>
            )}
          </dd>
        </div>
        {library.status !== undefined && (
          <div>
            <dt>Status</dt>
            <dd className="text-caution">{library.status}</dd>
          </div>
        )}
      </dl>
      {tasks.length > 0 && (
        <section aria-label="Tasks">
          <h2 className="label border-b border-line pb-1">Tasks</h2>
          <ul className="mt-1.5">
            {tasks.map((task) => (
              <li key={task.id}>
                <Link
                  href={taskPath(task.id)}
                  className="block py-[3px] text-sm no-underline hover:underline"
                >
                  {task.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SourceLink href={source} />
    </aside>
  );
}
