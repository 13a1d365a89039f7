/** @module /tasks */
import { Link, LiveForm, SearchField, Segments, withParameters } from '@loadout/react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ModalityGlyph } from '../../ui/modality-glyph.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TaskCard } from '../../ui/task-card.tsx';
import { plural } from '../../lib/format/format.ts';
import { taskPath } from '../../lib/links/links.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('Tasks', 'Every machine-learning task: what goes in, what comes out, and the code in between.');
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

/** Cards in the first row of a wide page; on a phone they are the first screen. */
const inFirstRow = 4;

export default function Tasks({ loaderData }: Route.ComponentProps) {
  const { query, modality, modalities, total, groups } = opened(loaderData);
  const url = new URL(
    `/tasks${query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`}`,
    'http://page',
  );
  return (
    <>
      <PageHead title="Tasks" lead="What goes in, what comes out, and the code in between." />
      <div className="flex flex-wrap items-center gap-3">
        <search className="min-w-56 flex-1 sm:max-w-80">
          <LiveForm>
            {modality !== undefined && <input type="hidden" name="modality" value={modality} />}
            <SearchField name="q" label="Filter tasks" defaultValue={query} />
          </LiveForm>
        </search>
        <Segments
          label="Modality"
          items={[
            { key: 'all', label: 'All', chosen: modality === undefined, href: withParameters(url, {}) },
            ...modalities.map(({ key, label }) => ({
              key,
              label,
              chosen: key === modality,
              href: withParameters(url, { modality: key }),
            })),
          ]}
        />
      </div>
      <div id="results" className="mt-8 space-y-12">
        <output className="sr-only">{plural(total, 'task')}</output>
        {total === 0 && (
          <EmptyState title={`No tasks match “${query}”.`}>
            <Link href="/tasks">Show all tasks</Link>
          </EmptyState>
        )}
        {groups.map((group, at) => (
          <section
            key={group.modality}
            data-modality={group.modality}
            aria-labelledby={group.modality}
            className={at === 0 ? undefined : 'far'}
          >
            <h2 id={group.modality} className="spine flex items-center gap-2.5 text-lg">
              <ModalityGlyph modality={group.modality} />
              {group.label}
              <span className="figure font-sans text-sm font-normal text-faint">{group.tasks.length}</span>
            </h2>
            <div className="cards mt-4">
              {group.tasks.map((task, place) => (
                <TaskCard
                  key={task.id}
                  href={taskPath(task.id)}
                  label={task.label}
                  modality={group.modality}
                  plate={task.plate}
                  summary={task.summary}
                  lazy={at > 0 || place >= inFirstRow}
                  figures={`${plural(task.models, 'model')} · ${plural(task.libraries, 'library', 'libraries')}`}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
