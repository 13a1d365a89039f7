/** @module The published tasks: their definitions with id and the libraries that declare them. */
import type { Library } from '../libraries/define.ts';
import { libraries } from '../libraries/index.generated.ts';
import { type LibraryKey, libraryKeys } from '../libraries/keys.generated.ts';
import type { Task, TaskDefinition } from './define.ts';
import { tasks as definitions } from './index.generated.ts';
import { type TaskId, taskIds } from './keys.generated.ts';

const known: Readonly<Record<LibraryKey, Library>> = libraries;

const librariesOf = (id: TaskId): readonly LibraryKey[] =>
  libraryKeys.filter((key) => known[key].tasks?.includes(id));

const publish = (id: TaskId, definition: TaskDefinition): Task => ({
  subtasks: [],
  isPlaceholder: false,
  related: [],
  ...definition,
  id,
  libraries: librariesOf(id),
});

/** By id, in alphabetical order. */
export const tasks: Readonly<Record<string, Task>> = Object.fromEntries(
  taskIds.map((id) => [id, publish(id, definitions[id])]),
);
