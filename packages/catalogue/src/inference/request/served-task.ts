/** @module Tasks that providers serve: the catalogue's, plus `conversational` for chat. */
import { keysOf } from '../../snippets/own.ts';
import type { TaskId } from '../../tasks/keys.generated.ts';
import { type HostedTask, taskSamples } from '../../tasks/samples.generated.ts';

export type ServedTask = TaskId | 'conversational';

/** The tasks with sample inputs. */
export const servedTasks: readonly HostedTask[] = keysOf(taskSamples);
