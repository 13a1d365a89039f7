/** @module Aliases of tasks: former ids and other spellings. */
import type { TaskDefinition } from './define.ts';
import { tasks } from './index.generated.ts';
import { type TaskId, taskIds } from './keys.generated.ts';

const definitions: Readonly<Record<TaskId, TaskDefinition>> = tasks;

let byAlias: ReadonlyMap<string, TaskId> | undefined;

const readAliases = (): ReadonlyMap<string, TaskId> =>
  new Map(
    taskIds.flatMap((id) => (definitions[id].aliases ?? []).map((alias): [string, TaskId] => [alias, id])),
  );

/** The id of the task with this alias, in any spelling. */
export function canonicalTaskId(given: string): TaskId | undefined {
  byAlias ??= readAliases();
  const spelt = given.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return byAlias.get(spelt) ?? (spelt === given ? undefined : taskIds.find((id) => id === spelt));
}
