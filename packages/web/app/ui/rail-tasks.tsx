/** @module The tasks that an entry serves, as links beside its sections. */
import { Link } from '@loadout/react';
import { taskPath } from '../lib/links/links.ts';

interface RailTasksProps {
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
}

/** Nothing without a task. */
export function RailTasks({ tasks }: RailTasksProps) {
  if (tasks.length === 0) return null;
  return (
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
  );
}
