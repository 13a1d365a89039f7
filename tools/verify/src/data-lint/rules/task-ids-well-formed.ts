/** @module Ids of tasks, subtasks and repositories have the hub's format. */
import { eachTask } from '../rule.ts';

const repository = /^(?:[A-Za-z0-9][\w.-]*\/)?[A-Za-z0-9][\w.-]*$/;

export const taskIdsWellFormed = eachTask(function* check(task) {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(task.id))
    yield `the folder name ${task.id} is not a task id: use lower-case words and dashes`;
  for (const { type } of task.subtasks)
    if (!/^[a-z0-9-]+$/.test(type)) yield `subtask ${type}: use lower-case words and dashes`;
  for (const list of ['models', 'datasets', 'spaces'] as const) {
    for (const { id } of task[list])
      if (!repository.test(id)) yield `${list}: ${id} is not a repository id (owner/name)`;
    if (new Set(task[list].map(({ id }) => id)).size !== task[list].length)
      yield `${list}: an id is named twice`;
  }
  for (const id of task.widgetModels)
    if (!repository.test(id)) yield `widgetModels: ${id} is not a repository id`;
  if (task.youtubeId !== undefined && !/^[\w-]{11}$/.test(task.youtubeId))
    yield `youtubeId ${task.youtubeId} does not have 11 characters`;
});
