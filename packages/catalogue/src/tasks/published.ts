/** @module The published tasks: what the authors wrote, with the id of the folder and the libraries that declare it. */
import { libraries } from '../libraries/index.generated.ts';
import type { Library } from '../libraries/define.ts';
import type { Task, TaskDefinition } from './define.ts';
import { tasks as definitions } from './index.generated.ts';

const known: Readonly<Record<string, Library>> = libraries;

const librariesOf = (id: string): readonly string[] =>
  Object.keys(known).filter((key) => known[key]?.tasks?.includes(id));

const publish = ([id, definition]: readonly [string, TaskDefinition]): Task => ({
  subtasks: [],
  isPlaceholder: false,
  related: [],
  ...definition,
  id,
  libraries: librariesOf(id),
});

/** By id, in alphabetical order. */
export const tasks: Readonly<Record<string, Task>> = Object.fromEntries(
  Object.entries<TaskDefinition>(definitions).map((entry) => [entry[0], publish(entry)]),
);
