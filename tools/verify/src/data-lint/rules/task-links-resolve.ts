/** @module A task is not related to itself, and its text links to tasks that exist. */
import { eachTask } from '../rule.ts';

export const taskLinksResolve = eachTask(function* check(task, { tasks, about }) {
  if (task.related.includes(task.id)) yield 'related: a task is not related to itself: remove it';
  for (const [, id = ''] of (about(task.id) ?? '').matchAll(/\]\(\/tasks\/([^)#]+)/g))
    if (!Object.hasOwn(tasks, id)) yield `about.md links to /tasks/${id}, which does not exist`;
});
