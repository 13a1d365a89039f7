/** @module The tasks that an entry serves, as links in its rail. */
import { Link } from '@loadout/react';
import { taskPath } from '../lib/links/links.ts';
import { RailBox } from './rail-box.tsx';

interface RailTasksProps {
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
}

/** Renders nothing without tasks. */
export function RailTasks({ tasks }: RailTasksProps) {
  if (tasks.length === 0) return null;
  return (
    <RailBox title="Tasks">
      <ul className="rail-links">
        {tasks.map((task) => (
          <li key={task.id}>
            <Link href={taskPath(task.id)}>{task.label}</Link>
          </li>
        ))}
      </ul>
    </RailBox>
  );
}
