/** @module The broader task that hubs list a task under is a different one; the compiler checks that it exists. */
import { eachTask } from '../rule.ts';

export const taskCanonicalDiffers = eachTask(function* check({ id, canonicalId }) {
  if (canonicalId === id) yield 'canonicalId: a task is not listed under itself: remove it';
});
