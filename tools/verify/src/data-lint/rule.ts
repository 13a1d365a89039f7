/** @module Type of a data rule: it checks the whole catalogue and reports the file and the fix. */
import type { Library, Task } from '@loadout/catalogue';

export interface Catalogue {
  readonly libraries: Readonly<Record<string, Library>>;
  readonly tasks: Readonly<Record<string, Task>>;
  /** Text of a task's `about.md`; undefined if there is none. */
  readonly about: (task: string) => string | undefined;
  /** Size in bytes of a demo file of a task; undefined if there is none. */
  readonly assetSize: (task: string, filename: string) => number | undefined;
  /** Names of the fixtures of a library, with their records. */
  readonly fixtures: (library: string) => Readonly<Record<string, unknown>>;
}

export interface Problem {
  /** Path below `packages/catalogue`. */
  readonly file: string;
  /** What is wrong and how to fix it. */
  readonly message: string;
}

export type Rule = (catalogue: Catalogue) => Iterable<Problem>;

export const libraryFile = (key: string): string => `src/libraries/entries/${key}.ts`;
export const taskFile = (id: string, name = 'task.ts'): string => `src/tasks/entries/${id}/${name}`;

/** Creates a rule that checks one library at a time. */
export const eachLibrary = (
  check: (library: Library, key: string, catalogue: Catalogue) => Iterable<string>,
): Rule =>
  function* rule(catalogue) {
    for (const [key, library] of Object.entries(catalogue.libraries))
      for (const message of check(library, key, catalogue)) yield { file: libraryFile(key), message };
  };

/** Creates a rule that checks one task at a time. */
export const eachTask = (
  check: (task: Task, catalogue: Catalogue) => Iterable<string>,
  name?: string,
): Rule =>
  function* rule(catalogue) {
    for (const task of Object.values(catalogue.tasks))
      for (const message of check(task, catalogue)) yield { file: taskFile(task.id, name), message };
  };
