/** @module Reads the long-form page of a task from the task's folder. */
import { readFile } from 'node:fs/promises';
import { catalogueServices } from './catalogue.ts';

/** `undefined` when the task is unknown or has no long-form page. */
export async function taskAbout(id: string): Promise<string | undefined> {
  if (catalogueServices.task(id) === undefined) return undefined;
  const file = new URL(
    `src/tasks/entries/${id}/about.md`,
    import.meta.resolve('@loadout/catalogue/package.json'),
  );
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
