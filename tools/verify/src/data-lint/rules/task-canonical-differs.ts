/** @module The wider task that hubs list a task under is another task; that it exists, the compiler checks. */
import { eachTask } from '../rule.ts';

export const taskCanonicalDiffers = eachTask(function* check({ id, canonicalId }) {
  if (canonicalId === id) yield 'canonicalId: a task is not listed under itself: remove it';
});
