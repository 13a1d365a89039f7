/** @module Finds the samples of a record's task; a record may have any task. */
import type { TaskSamples } from './define-samples.ts';
import { type HostedTask, taskSamples } from './samples.generated.ts';

/** Whether the task has samples. */
export const isHosted = (task: string | undefined): task is HostedTask =>
  task !== undefined && Object.hasOwn(taskSamples, task);

export const samplesOf = (task: string | undefined): TaskSamples | undefined =>
  isHosted(task) ? taskSamples[task] : undefined;
