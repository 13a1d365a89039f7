/** @module Which provider serves which task, and with which clients: the table people look at. */
import type { ModelRecord } from '../../records/model.ts';
import { servedTasks } from './inputs.ts';
import type { Provider } from '../providers/define.ts';
import { providers } from '../providers/index.generated.ts';
import { inferenceSnippets } from '../snippets.ts';

export interface MatrixEntry {
  /** A task's id; chat is served under `text-generation` and `image-text-to-text`. */
  readonly task: string;
  readonly provider: string;
  readonly clients: readonly string[];
}

const known: Readonly<Record<string, Provider>> = providers;

/** A record that stands for any model of a task. */
const anyModel = (task: string): ModelRecord => ({
  id: 'owner/model',
  pipeline_tag: task,
  tags: task === 'text-generation' || task === 'image-text-to-text' ? ['conversational'] : [],
});

export const inferenceMatrix = (): readonly MatrixEntry[] =>
  servedTasks.flatMap((task) =>
    Object.entries(known).flatMap(([provider, { tasks }]) => {
      const chat = task === 'text-generation' || task === 'image-text-to-text';
      if (!Object.hasOwn(tasks, chat ? 'conversational' : task)) return [];
      const snippets = inferenceSnippets(anyModel(task), { provider });
      return [{ task, provider, clients: snippets.map(({ client }) => client) }];
    }),
  );
