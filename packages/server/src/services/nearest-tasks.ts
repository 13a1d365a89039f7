/** @module Which tasks someone meant by an id that is none: a slip, one of a task's finer kinds, or its initials. */
import { type Task, tasks } from '@loadout/catalogue';
import { mostSimilar } from './similar.ts';

const initials = (id: string): string => id.replaceAll(/(\w)\w*-?/g, '$1');

/** Every name that leads to a task. Initials of two letters stand for too much. */
const namesOf = ({ id, aliases = [], subtasks }: Task): readonly string[] => [
  id,
  ...aliases,
  ...subtasks.map(({ type }) => type),
  ...(initials(id).length > 2 ? [initials(id)] : []),
];

const taskByName: ReadonlyMap<string, string> = new Map(
  Object.values<Task>(tasks).flatMap((task) =>
    namesOf(task).map((name): [string, string] => [name, task.id]),
  ),
);

export function nearestTasks(wanted: string, limit: number): readonly string[] {
  const names = mostSimilar(wanted, taskByName.keys(), taskByName.size);
  return [...new Set(names.flatMap((name) => taskByName.get(name) ?? []))].slice(0, limit);
}
