/** @module The repositories that task pages recommend: what for, and why. */
import { type TaskId, tasks } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';

export interface RecommendedFor {
  readonly task: TaskId;
  /** One line about the repository, from the task page. */
  readonly description: string;
}

const foldedId = (id: string): string => id.toLowerCase();

const lists = { model: 'models', dataset: 'datasets', space: 'spaces' } as const;

/** The first task that recommends it counts. */
const recommendedOf = (kind: RepoKind): ReadonlyMap<string, RecommendedFor> =>
  new Map(
    Object.values(tasks)
      .flatMap((task) =>
        task[lists[kind]].map(
          ({ id, description }) => [foldedId(id), { task: task.id, description }] as const,
        ),
      )
      .toReversed(),
  );

const recommended: Readonly<Record<RepoKind, ReadonlyMap<string, RecommendedFor>>> = {
  model: recommendedOf('model'),
  dataset: recommendedOf('dataset'),
  space: recommendedOf('space'),
};

/** `undefined` if no task recommends the repository. */
export const recommendationOf = (kind: RepoKind, id: string): RecommendedFor | undefined =>
  recommended[kind].get(foldedId(id));

/** Changes when a repository is added to a task page or removed. */
export const recommendedIds = (): readonly string[] =>
  Object.entries(recommended).flatMap(([kind, ids]) => Array.from(ids.keys(), (id) => `${kind} ${id}`));
