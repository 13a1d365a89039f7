/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { TaskDefinition } from '../task.ts';
import textClassificationTaskDefinition from './text-classification/task.ts';

export const tasks = {
  'text-classification': textClassificationTaskDefinition,
} as const satisfies Record<string, TaskDefinition>;

export type TaskId = keyof typeof tasks;
