/** @module The rail of an app: its key, its site, its systems, the tasks it serves, the file of its entry. */
import type { AppEntry } from '@loadout/server';
import { RailTasks } from '../../ui/rail-tasks.tsx';
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
      <RailTasks tasks={tasks} />
      <SourceLink href={source} />
    </div>
  );
}
