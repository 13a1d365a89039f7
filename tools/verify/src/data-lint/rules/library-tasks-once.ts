/** @module A library names each of its tasks once; that they exist, the compiler checks. */
import { eachLibrary } from '../rule.ts';

export const libraryTasksOnce = eachLibrary(function* check({ tasks = [] }) {
  if (new Set(tasks).size !== tasks.length) yield 'a task is named twice: keep one';
});
