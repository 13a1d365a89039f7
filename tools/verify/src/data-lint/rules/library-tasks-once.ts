/** @module A library lists each task once; the compiler checks that tasks exist. */
import { eachLibrary } from '../rule.ts';

export const libraryTasksOnce = eachLibrary(function* check({ tasks = [] }) {
  if (new Set(tasks).size !== tasks.length) yield 'a task is named twice: keep one';
});
