/** @module The long-form page of a task, read from the task's own folder. */
import { readFile } from 'node:fs/promises';
import { catalogueServices } from './catalogue.ts';

/** Nothing for a task that is unknown or has no page of its own. */
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
