/** @module The wider task that hubs file a task under is a task of the catalogue, and not the task itself. */
import { eachTask } from '../rule.ts';

export const taskCanonicalExists = eachTask(function* check({ id, canonicalId }, { tasks }) {
  if (canonicalId === undefined) return;
  if (!Object.hasOwn(tasks, canonicalId)) yield `canonicalId: there is no task ${canonicalId}`;
  if (canonicalId === id) yield 'canonicalId: a task is not filed under itself: leave it out';
});
