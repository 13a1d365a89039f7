/** @module Finds the tasks an unknown id may mean: a typo, a subtask, or initials. */
import { type Task, tasks } from '@loadout/catalogue';
import { mostSimilar } from './similar.ts';

const initials = (id: string): string => id.replaceAll(/(\w)\w*-?/g, '$1');

/** Every name of a task. Initials of two letters are too ambiguous. */
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
