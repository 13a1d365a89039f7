/** @module Beside the sections of an app: its key, its site, its systems, the tasks it serves, the file of its entry. */
import { Link } from '@loadout/react';
import type { AppEntry } from '@loadout/server';
import { taskPath } from '../../lib/links/links.ts';
import { SourceLink } from '../../ui/source-link.tsx';

interface AppRailProps {
  readonly app: AppEntry;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
  readonly source: string;
}

export function AppRail({ app, tasks, source }: AppRailProps) {
  return (
    <div className="rail-boxes">
      <section aria-label="Facts">
        <dl className="sheet">
          <div>
            <dt>Key</dt>
            <dd className="literal">{app.key}</dd>
          </div>
          <div>
            <dt>Site</dt>
            <dd>
              <a href={app.docsUrl} rel="noopener">
                {new URL(app.docsUrl).host}
              </a>
            </dd>
          </div>
          <div>
            <dt>Starts by</dt>
            <dd>{app.opens === 'link' ? 'Link' : 'Command'}</dd>
          </div>
        </dl>
      </section>
      <section aria-label="Tasks">
        <h2 className="label mb-1.5">Tasks</h2>
        <ul className="rail-links">
          {tasks.map((task) => (
            <li key={task.id}>
              <Link href={taskPath(task.id)}>{task.label}</Link>
            </li>
          ))}
        </ul>
      </section>
      <SourceLink href={source} />
    </div>
  );
}
