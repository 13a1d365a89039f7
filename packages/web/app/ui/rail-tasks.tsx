/** @module Tasks as links in a rail: those that an entry serves, or the related ones. */
import { Link } from '@loadout/react';
import { taskPath } from '../lib/links/links.ts';
import { RailBox } from './rail-box.tsx';

interface RailTasksProps {
  readonly title?: string;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
}

/** Renders nothing without tasks. */
export function RailTasks({ title = 'Tasks', tasks }: RailTasksProps) {
  if (tasks.length === 0) return null;
  return (
    <RailBox title={title}>
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
