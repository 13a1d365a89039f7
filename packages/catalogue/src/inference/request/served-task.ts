/** @module Tasks that providers serve: the catalogue's, plus `conversational` for chat. */
import { isKeyOf, keysOf } from '../../snippets/own.ts';
import type { TaskSamples } from '../../tasks/define-samples.ts';
import type { TaskId } from '../../tasks/keys.generated.ts';
import { type HostedTask, taskSamples } from '../../tasks/samples.generated.ts';

export type ServedTask = TaskId | 'conversational';

/** The tasks with sample inputs. */
export const servedTasks: readonly HostedTask[] = keysOf(taskSamples);

/** The samples of a task; a record may name any. */
export const samplesOf = (task: string | undefined): TaskSamples | undefined =>
  isKeyOf(taskSamples, task) ? taskSamples[task] : undefined;
