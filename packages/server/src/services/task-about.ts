/** @module Reads the long-form page of a task from the task's folder. */
import { readFile } from 'node:fs/promises';
import { catalogueServices } from './catalogue.ts';

const entries = new URL('src/tasks/entries/', import.meta.resolve('@loadout/catalogue/package.json'));

const known = new Map<string, string>();

/** `undefined` when the task is unknown or has no long-form page. */
export async function taskAbout(id: string): Promise<string | undefined> {
  if (catalogueServices.task(id) === undefined) return undefined;
  const before = known.get(id);
  if (before !== undefined) return before;
  try {
    const text = await readFile(new URL(`${id}/about.md`, entries), 'utf8');
    known.set(id, text);
    return text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
