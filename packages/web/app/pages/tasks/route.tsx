/** @module /tasks */
import { Entry } from '../../ui/entry.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import { ModalityGlyph } from '../../ui/modality-glyph.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { plural } from '../../lib/format/format.ts';
import { taskPath } from '../../lib/links/links.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('Tasks', 'Every machine-learning task: what goes in, what comes out, and the code to run it.');
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Tasks({ loaderData: { query, total, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Tasks"
        lead="A task is a kind of question one can put to a model: what goes in, and what comes out. Each page shows both, names good models and how they are measured, and ends in code that runs."
      />
      <FilterBox label="Filter tasks" query={query} />
      <div id="results" className="mt-4 space-y-12">
        <output className="label block">
          {total === 0 ? 'No task answers to that.' : plural(total, 'task')}
        </output>
        {groups.map((group) => (
          <section key={group.modality} data-modality={group.modality} aria-labelledby={group.modality}>
            <h2 id={group.modality} className="spine flex items-center gap-2.5 text-lg">
              <ModalityGlyph modality={group.modality} />
              {group.label}
              <span className="figure font-sans text-sm font-normal text-faint">{group.tasks.length}</span>
            </h2>
            <ul className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
              {group.tasks.map((task) => (
                <li key={task.id}>
                  <Entry
                    href={taskPath(task.id)}
                    name={<strong className="font-semibold">{task.label}</strong>}
                  />
                  <p className="line-clamp-2 text-sm text-soft">{task.summary}</p>
                  <p className="figure mt-1 text-xs text-faint">
                    {plural(task.models, 'model')} · {plural(task.libraries, 'library', 'libraries')}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
