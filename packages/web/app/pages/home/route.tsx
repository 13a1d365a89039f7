/** @module / */
import { Link } from '@loadout/react';
import { pageMeta } from '../../lib/page/meta.ts';
import { formatCount, plural } from '../../lib/format/format.ts';
import { taskPath } from '../../lib/links/links.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { ModalityGlyph } from '../../ui/modality-glyph.tsx';
import { TaskCard } from '../../ui/task-card.tsx';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';
import { Hero } from './hero.tsx';
import { page } from './page.server.ts';
import { Shelf } from './shelf.tsx';
import { ToolCommands } from './tool-commands.tsx';

export const meta = () =>
  pageMeta(
    undefined,
    'Paste a model id and get code that runs: every library, its install line, inference providers and local apps.',
  );
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { examples, specimen, tasks, groups, models, libraries, totals, origin } = opened(loaderData);
  return (
    <div className="home">
      <Hero examples={examples} specimen={specimen} />
      <Promises />
      <section aria-labelledby="tasks" className="block">
        <header>
          <h2 id="tasks">Start from a task</h2>
          <Link href="/tasks">All {plural(totals.tasks, 'task')}</Link>
        </header>
        <div className="cards">
          {tasks.map((task) => (
            <TaskCard
              key={task.id}
              href={taskPath(task.id)}
              label={task.label}
              modality={task.modality}
              plate={task.plate}
              summary={task.summary}
              figures={`${plural(task.models, 'model')} · ${plural(task.libraries, 'library', 'libraries')}`}
            />
          ))}
        </div>
        <ul className="pills" aria-label="Tasks by modality">
          {groups.map((group) => (
            <li key={group.modality} data-modality={group.modality}>
              <Link href={`/tasks#${group.modality}`}>
                <ModalityGlyph modality={group.modality} />
                {group.label}
                <span className="figure">{formatCount(group.tasks.length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Shelf models={models} libraries={libraries} totals={totals} />
      <ToolCommands example={examples[0] ?? 'owner/name'} origin={origin} />
    </div>
  );
}

const promises = [
  {
    title: 'Checked, with a date',
    text: 'Syntax, lint, API names, execution. Each snippet shows how far it got, with which releases and when.',
  },
  {
    title: 'Every way to run it',
    text: 'Libraries, local apps and inference providers, each with the install line and the files it needs.',
  },
  {
    title: 'Readable by tools',
    text: 'Each page has a JSON and a Markdown version. The CLI and the MCP server return the same snippets.',
  },
];

const Promises = () => (
  <ul className="promises">
    {promises.map(({ title, text }) => (
      <li key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
