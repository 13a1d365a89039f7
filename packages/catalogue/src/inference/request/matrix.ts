/** @module Which provider serves which task, and with which clients. */
import type { ModelRecord } from '../../records/model.ts';
import type { TaskId } from '../../tasks/keys.generated.ts';
import { type ProviderId, providerIds } from '../providers/keys.generated.ts';
import { inferenceSnippets } from '../snippets.ts';
import { servedTask, serves } from './availability.ts';
import { servedTasks } from './served-task.ts';

export interface MatrixEntry {
  /** A task's id; chat is served under `text-generation` and `image-text-to-text`. */
  readonly task: TaskId;
  readonly provider: ProviderId;
  readonly clients: readonly string[];
}

/** A minimal record for any model of a task. */
const anyModel = (task: TaskId): ModelRecord => ({
  id: 'owner/model',
  pipeline_tag: task,
  tags: task === 'text-generation' || task === 'image-text-to-text' ? ['conversational'] : [],
});

export const inferenceMatrix = (): readonly MatrixEntry[] =>
  servedTasks.flatMap((task) =>
    providerIds
      .filter((provider) => serves(provider, servedTask(anyModel(task))))
      .map((provider) => {
        const snippets = inferenceSnippets(anyModel(task), { provider });
        return { task, provider, clients: [...new Set(snippets.map(({ client }) => client))] };
      }),
  );
