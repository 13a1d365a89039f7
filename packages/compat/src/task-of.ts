/** @module A task of the catalogue by its id. */
import { type Task, type TaskId, tasks } from '@loadout/catalogue';

export function taskOf(id: TaskId): Task {
  const task = tasks[id];
  if (task === undefined) throw new Error(`The catalogue has no task ${id}.`);
  return task;
}
