/** @module Which provider serves which task, and with which clients: the table people look at. */
import type { ModelRecord } from '../../records/model.ts';
import { servedTasks } from './inputs.ts';
import type { Provider } from '../providers/define.ts';
import { providers } from '../providers/index.generated.ts';
import { type ProviderId, providerIds } from '../providers/keys.generated.ts';
import { isTaskId, type TaskId } from '../../tasks/keys.generated.ts';
import { inferenceSnippets } from '../snippets.ts';

export interface MatrixEntry {
  /** A task's id; chat is served under `text-generation` and `image-text-to-text`. */
  readonly task: TaskId;
  readonly provider: ProviderId;
  readonly clients: readonly string[];
}

const isChatTask = (task: TaskId): boolean => task === 'text-generation' || task === 'image-text-to-text';

/** A record that stands for any model of a task. */
const anyModel = (task: TaskId): ModelRecord => ({
  id: 'owner/model',
  pipeline_tag: task,
  tags: isChatTask(task) ? ['conversational'] : [],
});

export const inferenceMatrix = (): readonly MatrixEntry[] =>
  servedTasks.filter(isTaskId).flatMap((task) =>
    providerIds.flatMap((provider) => {
      const { tasks }: Provider = providers[provider];
      if (tasks[isChatTask(task) ? 'conversational' : task] === undefined) return [];
      const snippets = inferenceSnippets(anyModel(task), { provider });
      return [{ task, provider, clients: snippets.map(({ client }) => client) }];
    }),
  );
