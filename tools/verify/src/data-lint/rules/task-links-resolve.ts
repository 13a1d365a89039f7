/** @module Related and linked tasks exist. */
import { eachTask } from '../rule.ts';

export const taskLinksResolve = eachTask(function* check(task, { tasks, about }) {
  const known = (id: string): boolean => Object.hasOwn(tasks, id);
  for (const id of task.related)
    if (!known(id) || id === task.id) yield `related: there is no other task ${id}`;
  for (const [, id = ''] of (about(task.id) ?? '').matchAll(/\]\(\/tasks\/([^)#]+)/g))
    if (!known(id)) yield `about.md links to /tasks/${id}, which does not exist`;
});
