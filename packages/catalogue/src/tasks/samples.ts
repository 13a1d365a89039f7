/** @module Finds the samples of a task that a record names; a record may name any task. */
import type { TaskSamples } from './define-samples.ts';
import { type HostedTask, taskSamples } from './samples.generated.ts';

/** Whether the task has samples. */
export const isHosted = (task: string | undefined): task is HostedTask =>
  task !== undefined && Object.hasOwn(taskSamples, task);

export const samplesOf = (task: string | undefined): TaskSamples | undefined =>
  isHosted(task) ? taskSamples[task] : undefined;
