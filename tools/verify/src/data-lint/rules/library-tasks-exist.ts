/** @module The tasks a library declares are tasks of the catalogue, each named once. */
import { eachLibrary } from '../rule.ts';

export const libraryTasksExist = eachLibrary(function* check({ tasks = [] }, _key, catalogue) {
  for (const task of tasks)
    if (!Object.hasOwn(catalogue.tasks, task))
      yield `there is no task ${task}: correct the id or add the task's folder`;
  if (new Set(tasks).size !== tasks.length) yield 'a task is named twice: keep one';
});
